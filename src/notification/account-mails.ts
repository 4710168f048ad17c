import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Config } from '../platform/config/config.js';
import { Messages } from '../platform/i18n/messages.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import { PASSWORD_RESET_ISSUER, type PasswordResetIssuer } from '../platform/ports/password-reset-issuer.js';

export const ACCOUNT_MAILS = ['welcome', 'registration_repeated', 'password_reset', 'password_changed'] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

/** Composes the mails about an account. The link of a password reset is made when it is sent: no secret waits in a queue. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly messages: Messages,
    private readonly config: Config,
    private readonly modules: ModuleRef,
  ) {}

  onModuleInit(): void {
    for (const kind of ACCOUNT_MAILS) this.mailbox.compose(kind, (mail) => this.composeMail(kind, mail));
  }

  private async composeMail(kind: AccountMailKind, mail: StoredMail): Promise<ComposedMail | null> {
    if (mail.user_id === null) return null;
    const link = kind === 'password_reset' ? await this.resetLink(mail.user_id) : `${this.config.baseUrl}/`;
    const subject = this.messages.say(mail.language, `notification.${kind}.subject`);
    return { subject, template: kind, variables: { name: '', email: mail.recipient, link } };
  }

  private async resetLink(userId: number): Promise<string> {
    const token = await this.modules.get<PasswordResetIssuer>(PASSWORD_RESET_ISSUER, { strict: false }).issue(userId);
    return `${this.config.baseUrl}/account/reset?token=${encodeURIComponent(token)}`;
  }
}
