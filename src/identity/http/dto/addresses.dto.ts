import { IsEmail, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsRecipient, Trimmed } from '../../../platform/http/validation/text.decorators.js';
import { PASSWORD_MAX } from '../../passwords/password-policy.js';
import { EMAIL_MAX } from './auth.dto.js';

export class VerifyEmailBody {
  /** `token` of the mailed link. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  token!: string;
}

export class ResendVerificationBody {
  /** The account's e-mail address, when the caller is not logged in. */
  @IsOptional()
  @Trimmed()
  @IsEmail()
  @MaxLength(EMAIL_MAX)
  email?: string | null;
}

export class ChangeEmailBody {
  /** The new address. */
  @Trimmed()
  @IsEmail()
  @IsRecipient()
  @MaxLength(EMAIL_MAX)
  email!: string;

  /** The account's present password. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD_MAX)
  password!: string;
}
