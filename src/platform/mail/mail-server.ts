import { Injectable } from '@nestjs/common';
import { MailerService, type ISendMailOptions } from '@nestjs-modules/mailer';
import { Config } from '../config/config.js';

/** Hands emails to the mail server, or writes them to files while none is set up. */
@Injectable()
export class MailServer {
  constructor(
    private readonly mailer: MailerService,
    private readonly config: Config,
  ) {}

  /** Whether a mail server is set up. Without one, no email reaches its recipient. */
  get isSetUp(): boolean {
    return this.config.smtpUrl !== null;
  }

  /** @returns `not_sent` if the email was only written to a file */
  async send(mail: ISendMailOptions): Promise<'sent' | 'not_sent'> {
    const outcome = this.isSetUp ? 'sent' : 'not_sent';
    await this.mailer.sendMail(mail);
    return outcome;
  }
}
