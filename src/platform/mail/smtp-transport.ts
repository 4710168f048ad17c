import type { TransportType } from '@nestjs-modules/mailer';
import type { SmtpServer } from '../shop/smtp-server.js';

export type SmtpTransport = Extract<TransportType, object>;

/** Time limits in milliseconds. The job limits the time of the whole delivery. */
const LIMITS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 5_000 };

/** Options of nodemailer for a mail server, which is the URL of SMTP_URL or a server from the settings. */
export function smtpTransport(server: string | SmtpServer): SmtpTransport {
  if (typeof server === 'string') return { url: server, ...LIMITS } as SmtpTransport;
  const { host, port, user, password, security } = server;
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    // Without encryption, the server's offer of STARTTLS is ignored: its certificate may not be valid.
    ignoreTLS: security === 'none',
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    ...LIMITS,
  } as SmtpTransport;
}
