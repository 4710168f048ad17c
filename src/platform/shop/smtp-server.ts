/** `none`: without encryption. `starttls`: the connection becomes encrypted. `tls`: it is encrypted from the start. */
export const SMTP_SECURITIES = ['none', 'starttls', 'tls'] as const;
export type SmtpSecurity = (typeof SMTP_SECURITIES)[number];

/** A mail server that an owner has set up. */
export interface SmtpServer {
  /** Host name or IP address. */
  readonly host: string;
  readonly port: number;
  /** Null: the server requires no login. */
  readonly user: string | null;
  readonly password: string | null;
  readonly security: SmtpSecurity;
}
