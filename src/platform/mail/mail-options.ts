import { join } from 'node:path';
import type { MailerOptions } from '@nestjs-modules/mailer';
import type { Config } from '../config/config.js';
import { emlTransport } from './eml-transport.js';

/** Milliseconds: to connect, to be greeted, between two answers. One mail as a whole has the job's limit. */
const LIMITS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000, dnsTimeout: 5_000 };

export function mailOptions(config: Config): MailerOptions {
  const transport =
    config.smtpUrl === null ? emlTransport(join(config.dataDir, 'mail')) : { url: config.smtpUrl, ...LIMITS };
  return {
    transport: transport as MailerOptions['transport'],
    defaults: {
      from: config.mailFrom,
      // neither a template nor a customer's text can make the server read a file or fetch a page
      disableFileAccess: true,
      disableUrlAccess: true,
      // texts keep their own line endings otherwise, beside the CRLF of the headers (RFC 5322, 2.3)
      newline: 'windows',
    } as MailerOptions['defaults'],
    verifyTransporters: false,
  };
}
