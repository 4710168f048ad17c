import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../../platform/http/validation/text.decorators.js';

/** A remark for those who work on the order. */
export class OrderNoteBody {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  note!: string;
}
