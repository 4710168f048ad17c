import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { MailerService, type ISendMailOptions } from '@nestjs-modules/mailer';
import { Config } from '../config/config.js';
import { ShopProfile } from '../shop/shop-profile.js';
import { smtpTransport, type SmtpTransport } from './smtp-transport.js';

/** Name of the mailer's transport for the mail server; without a name, emails become files. */
const SERVER = 'server';

/**
 * Hands emails to the mail server, or writes them to files while none is set up. SMTP_URL has precedence over the
 * settings of the shop, whose changes apply to the next email.
 */
@Injectable()
export class MailServer {
  private current: SmtpTransport | null = null;

  constructor(
    private readonly mailer: MailerService,
    private readonly shop: ShopProfile,
    private readonly config: Config,
  ) {}

  /** Whether a mail server is set up. Without one, no email reaches its recipient. */
  get isSetUp(): boolean {
    return (this.config.smtpUrl ?? this.shop.smtp) !== null;
  }

  /** @returns `not_sent` if the email was only written to a file */
  async send(mail: ISendMailOptions): Promise<'sent' | 'not_sent'> {
    const server = this.config.smtpUrl ?? this.shop.smtp;
    if (server === null) {
      await this.mailer.sendMail(mail);
      return 'not_sent';
    }
    this.use(smtpTransport(server));
    await this.mailer.sendMail({ ...mail, transporterName: SERVER });
    return 'sent';
  }

  private use(transport: SmtpTransport): void {
    if (isDeepStrictEqual(transport, this.current)) return;
    if (this.current) this.mailer.removeTransporter(SERVER);
    this.mailer.addTransporter(SERVER, transport);
    this.current = transport;
  }
}
