import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { MailerService, type ISendMailOptions } from '@nestjs-modules/mailer';
import { Config } from '../config/config.js';
import { ShopProfile } from '../shop/shop-profile.js';
import type { SmtpServer } from '../shop/smtp-server.js';
import { smtpTransport, type SmtpTransport } from './smtp-transport.js';

/** Names of the mailer's transports. An email without the name of a transport is written to a file. */
const SERVER = 'server';
const FORMER = 'former-server';

/**
 * Hands emails to the mail server, or writes them to files while none is set up. SMTP_URL has precedence over the
 * settings of the shop, whose changes apply to the next email.
 */
@Injectable()
export class MailServer {
  /** Transports in use, by name. */
  private readonly current = new Map<string, SmtpTransport>();

  constructor(
    private readonly mailer: MailerService,
    private readonly shop: ShopProfile,
    private readonly config: Config,
  ) {}

  /** Whether a mail server is set up. Without one, no email reaches its recipient. */
  get isSetUp(): boolean {
    return (this.config.smtpUrl ?? this.shop.smtp) !== null;
  }

  /**
   * @param former a replaced mail server that sends the email instead of the current one
   * @returns `not_sent` if the email was only written to a file
   */
  async send(mail: ISendMailOptions, former: SmtpServer | null = null): Promise<'sent' | 'not_sent'> {
    const server = this.config.smtpUrl ?? former ?? this.shop.smtp;
    if (server === null) {
      await this.mailer.sendMail(mail);
      return 'not_sent';
    }
    const transporterName = server === former ? FORMER : SERVER;
    this.use(transporterName, smtpTransport(server));
    await this.mailer.sendMail({ ...mail, transporterName });
    return 'sent';
  }

  private use(name: string, transport: SmtpTransport): void {
    if (isDeepStrictEqual(transport, this.current.get(name))) return;
    if (this.current.has(name)) this.mailer.removeTransporter(name);
    this.mailer.addTransporter(name, transport);
    this.current.set(name, transport);
  }
}
