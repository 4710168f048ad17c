import { IsEmail, MaxLength, Min } from 'class-validator';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsRecipient, Trimmed, WhenSent } from '../../../platform/http/validation/text.decorators.js';

const EMAIL_MAX = 254;

export class StockAlertBody {
  /** Receives one email when the product is in stock again. */
  @Trimmed()
  @IsEmail()
  @IsRecipient()
  @MaxLength(EMAIL_MAX)
  email!: string;

  /** Id of the variant that is sold out; left out: the product. */
  @WhenSent()
  @IsInt()
  @Min(1)
  variant_id?: number;
}
