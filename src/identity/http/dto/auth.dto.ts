import { IsBoolean, IsEmail, IsNotEmpty, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { Trimmed } from '../../../platform/http/validation/text.decorators.js';
import type { PasswordChange } from '../../accounts/change-password.js';
import { CODE_MAX } from './second-factor.dto.js';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../passwords/password-policy.js';

/** Longest address of RFC 5321. */
export const EMAIL_MAX = 254;

export class LoginBody {
  /** The account's e-mail address. */
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(EMAIL_MAX)
  email!: string;

  /** The password, as it was set. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD_MAX)
  password!: string;

  /** For accounts with two-step login: six digits of the authenticator app, or a recovery code. */
  @IsOptional()
  @IsString()
  @MaxLength(CODE_MAX)
  code?: string | null;
}

export class ProofBody {
  /** The present password. */
  @IsOptional()
  @IsString()
  @MaxLength(PASSWORD_MAX)
  password?: string | null;

  /** Instead of it, for accounts with two-step login: six digits of the authenticator app, or a recovery code. */
  @IsOptional()
  @IsString()
  @MaxLength(CODE_MAX)
  code?: string | null;
}

export class ForgotBody {
  /** The account's e-mail address. */
  @Trimmed()
  @IsEmail()
  @MaxLength(EMAIL_MAX)
  email!: string;
}

export class ResetBody {
  /** `token` of the mailed link. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  token!: string;

  /** The new password: 8 to 256 characters, not a common one. */
  @IsString()
  @Length(PASSWORD_MIN, PASSWORD_MAX)
  password!: string;
}

export class ChangePasswordBody {
  /** The present password. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD_MAX)
  current_password!: string;

  /** The new one: 8 to 256 characters, not a common one. */
  @IsString()
  @Length(PASSWORD_MIN, PASSWORD_MAX)
  password!: string;

  /** Also revoke the API tokens that this account created. Default: no. */
  @IsOptional()
  @IsBoolean()
  revoke_tokens?: boolean | null;
}

export const passwordChangeOf = (body: ChangePasswordBody): PasswordChange => ({
  current: body.current_password,
  password: body.password,
  revokesTokens: body.revoke_tokens === true,
});
