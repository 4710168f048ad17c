import { IsIn, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Flag, Integer, OneOf, Text } from '../../../platform/http/openapi/response-properties.js';
import { IsInt } from '../../../platform/http/validation/is-int.decorator.js';
import { IsOneLine } from '../../../platform/http/validation/text.decorators.js';
import { SMTP_SECURITIES, type SmtpSecurity } from '../../../platform/shop/smtp-server.js';
import type { StoredSmtp } from '../../smtp-setting.js';
import { IsHost } from './setting.decorators.js';

/** Replaces the stored mail server. */
export class SmtpBody {
  /** Host name or IP address of the mail server. */
  @IsHost()
  @MaxLength(253)
  host!: string;

  /** Usually 587 with `starttls`, 465 with `tls`, 25 with `none`. */
  @IsInt()
  @Min(1)
  @Max(65_535)
  port!: number;

  /** Null: the server requires no login. */
  @IsOptional()
  @IsOneLine(200)
  user?: string | null;

  /** Missing: the stored password stays. Null: no password. Answers never contain it. */
  @IsOptional()
  @IsOneLine(500)
  password?: string | null;

  /** `none`: without encryption. `starttls`: the connection becomes encrypted. `tls`: encrypted from the start. */
  @IsIn(SMTP_SECURITIES)
  security!: SmtpSecurity;
}

export class SmtpResponse {
  @Text({ description: 'Host name or IP address of the mail server.' }) host!: string;
  @Integer({ description: 'Port of the mail server.' }) port!: number;
  @Text({ nullable: true, description: 'Name for the login; null: the server requires none.' }) user!: string | null;
  @OneOf(SMTP_SECURITIES, {
    name: 'SmtpSecurity',
    description: '`none`: without encryption. `starttls`: encrypted after STARTTLS. `tls`: encrypted from the start.',
  })
  security!: SmtpSecurity;
  @Flag({ description: 'Whether a password is stored; it is never shown.' }) has_password!: boolean;
}

export const smtpResponse = (smtp: StoredSmtp | null): SmtpResponse | null =>
  smtp && {
    host: smtp.host,
    port: smtp.port,
    user: smtp.user,
    security: smtp.security,
    has_password: smtp.password !== null,
  };
