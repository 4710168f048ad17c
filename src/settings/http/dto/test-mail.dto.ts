import { IsEmail, MaxLength } from 'class-validator';
import { IsRecipient, WhenSent } from '../../../platform/http/validation/text.decorators.js';

export class TestMailDto {
  /** The caller's own address when it is not sent; a token must send one. */
  @WhenSent()
  @IsEmail()
  @IsRecipient()
  @MaxLength(200)
  to?: string;
}
