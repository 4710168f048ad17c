import { join } from 'node:path';
import type { MailerOptions } from '@nestjs-modules/mailer';
import type { Config } from '../config/config.js';
import { emlTransport } from './eml-transport.js';

/** Options of the mailer: its default transport writes files; MailServer adds the one for a mail server. */
export function mailOptions(config: Config): MailerOptions {
  return {
    transport: emlTransport(join(config.dataDir, 'mail')) as MailerOptions['transport'],
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
