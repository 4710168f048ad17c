import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PASSWORD_MAX } from '../../passwords/password-policy.js';

/** Maximum length: a recovery code with its hyphens and some spaces. */
export const CODE_MAX = 40;

export class PasswordBody {
  /** Current password of the account. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(PASSWORD_MAX)
  password!: string;
}

export class CodeBody {
  /** Six digits that the authenticator app shows now. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(CODE_MAX)
  code!: string;
}

export class PasswordAndCodeBody extends PasswordBody {
  /** Six digits of the authenticator app, or a recovery code. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(CODE_MAX)
  code!: string;
}
