import { IsBoolean, IsEmail, IsNotEmpty, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { Trimmed } from '../../../platform/http/validation/text.decorators.js';
import type { PasswordChange } from '../../accounts/change-password.js';
import { CODE_MAX } from './second-factor.dto.js';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../passwords/password-policy.js';

/** Maximum length of an address (RFC 5321). */
export const EMAIL_MAX = 254;

export class LoginBody {
  /** Email address of the account. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(EMAIL_MAX)
  email!: string;

  /** Current password of the account. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD_MAX)
  password!: string;

  /** Six digits of the authenticator app, or a recovery code. Required for accounts with two-step login. */
  @IsOptional()
  @IsString()
  @MaxLength(CODE_MAX)
  code?: string | null;
}

export class ProofBody {
  /** Current password of the account. Either this or `code`. */
  @IsOptional()
  @IsString()
  @MaxLength(PASSWORD_MAX)
  password?: string | null;

  /** Six digits of the authenticator app, or a recovery code, for accounts with two-step login. */
  @IsOptional()
  @IsString()
  @MaxLength(CODE_MAX)
  code?: string | null;
}

export class ForgotBody {
  /** Email address of the account. */
  @Trimmed()
  @IsEmail()
  @MaxLength(EMAIL_MAX)
  email!: string;
}

export class ResetBody {
  /** `token` of the link in the email; valid once. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  token!: string;

  /** New password: 8 to 256 characters. Common passwords are refused. */
  @IsString()
  @Length(PASSWORD_MIN, PASSWORD_MAX)
  password!: string;
}

export class ChangePasswordBody {
  /** Current password of the account. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD_MAX)
  current_password!: string;

  /** New password: 8 to 256 characters. Common passwords are refused. */
  @IsString()
  @Length(PASSWORD_MIN, PASSWORD_MAX)
  password!: string;

  /** true: also revokes the API tokens that the account created. Default: false. */
  @IsOptional()
  @IsBoolean()
  revoke_tokens?: boolean | null;
}

export const passwordChangeOf = (body: ChangePasswordBody): PasswordChange => ({
  current: body.current_password,
  password: body.password,
  revokesTokens: body.revoke_tokens === true,
});
