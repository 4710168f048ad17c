import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../../platform/http/validation/text.decorators.js';

/** A note for staff. */
export class OrderNoteBody {
  /** Remark for the staff, 1 to 2000 characters. Customers never see it. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2000)
  note!: string;
}
