import { IsEmail, MaxLength } from 'class-validator';
import { IsRecipient, WhenSent } from '../../../platform/http/validation/text.decorators.js';

export class TestMailBody {
  /** Recipient. Default: the address of the caller; API tokens must send one. */
  @WhenSent()
  @IsEmail()
  @IsRecipient()
  @MaxLength(200)
  to?: string;
}
