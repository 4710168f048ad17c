import { join } from 'node:path';
import type { MailerOptions } from '@nestjs-modules/mailer';
import type { Config } from '../config/config.js';
import { emlTransport } from './eml-transport.js';

/**
 * Time limits in milliseconds: to connect, for the greeting, between two answers. The job limits the mail as a whole.
 */
const LIMITS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 5_000 };

export function mailOptions(config: Config): MailerOptions {
  const transport =
    config.smtpUrl === null ? emlTransport(join(config.dataDir, 'mail')) : { url: config.smtpUrl, ...LIMITS };
  return {
    transport: transport as MailerOptions['transport'],
    defaults: {
      from: config.mailFrom,
      // Templates and customers' texts must not make nodemailer read a file or fetch a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
      // Without this option, texts keep their own line endings beside the CRLF of the headers (RFC 5322, 2.3).
      newline: 'windows',
    } as MailerOptions['defaults'],
    verifyTransporters: false,
  };
}
