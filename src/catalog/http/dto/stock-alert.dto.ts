import { IsEmail, MaxLength, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsRecipient, Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';

const EMAIL_MAX = 254;

export class StockAlertDto {
  /** Where the mail goes to. */
  @Trimmed()
  @IsEmail()
  @IsRecipient()
  @MaxLength(EMAIL_MAX)
  email!: string;

  /** The variant that is sold out; without it the product. */
  @WhenSent()
  @IsInt()
  @Min(1)
  variant_id?: number;
}
