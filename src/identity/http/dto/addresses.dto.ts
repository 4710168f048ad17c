import { IsEmail, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsRecipient, Trimmed } from '../../../platform/http/validation/text.decorators.js';
import { PASSWORD_MAX } from '../../passwords/password-policy.js';
import { EMAIL_MAX } from './auth.dto.js';

export class VerifyEmailBody {
  /** `token` of the link in the email. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  token!: string;
}

export class ResendVerificationBody {
  /** Email address of the account; ignored if the caller is logged in. */
  @IsOptional()
  @Trimmed()
  @IsEmail()
  @MaxLength(EMAIL_MAX)
  email?: string | null;
}

export class ChangeEmailBody {
  /** New address; receives the link that confirms the change. */
  @Trimmed()
  @IsEmail()
  @IsRecipient()
  @MaxLength(EMAIL_MAX)
  email!: string;

  /** Current password of the account. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD_MAX)
  password!: string;
}
