import { IsEmail, MaxLength, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsRecipient, Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';

const EMAIL_MAX = 254;

export class StockAlertDto {
  /** Recipient of the mail. */
  @Trimmed()
  @IsEmail()
  @IsRecipient()
  @MaxLength(EMAIL_MAX)
  email!: string;

  /** The sold-out variant. Default: the product. */
  @WhenSent()
  @IsInt()
  @Min(1)
  variant_id?: number;
}
