import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Config } from '../platform/config/config.js';
import { shopName } from '../platform/config/shop-name.js';
import { Database } from '../platform/database/database.js';
import { Messages } from '../platform/i18n/messages.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import { PASSWORD_RESET_ISSUER, type PasswordResetIssuer } from '../platform/ports/password-reset-issuer.js';

export const ACCOUNT_MAILS = ['welcome', 'registration_repeated', 'password_reset', 'password_changed', 'invitation'] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

/** Composes the mails about an account. The link of a password reset is made when it is sent: no secret waits in a queue. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly messages: Messages,
    private readonly config: Config,
    private readonly modules: ModuleRef,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    for (const kind of ACCOUNT_MAILS) this.mailbox.compose(kind, (mail) => this.composeMail(kind, mail));
  }

  private async composeMail(kind: AccountMailKind, mail: StoredMail): Promise<ComposedMail | null> {
    if (mail.user_id === null) return null;
    const link = await this.linkOf(kind, mail.user_id);
    if (link === null) return null;
    const subject = this.messages.say(mail.language, `notification.${kind}.subject`, { shop: shopName(this.config) });
    return { subject, template: kind, variables: { name: '', email: mail.recipient, link } };
  }

  /** Administrators set their password in the panel. An invitation that was accepted needs no mail any more. */
  private async linkOf(kind: AccountMailKind, userId: number): Promise<string | null> {
    const [user] = await this.database.query<{ role: string; invited_at: Date | null }>('SELECT role, invited_at FROM app_user WHERE id = $1', [userId]);
    const isAdministrator = user !== undefined && user.role !== 'customer';
    const { baseUrl } = this.config;
    if (kind === 'invitation') return user?.invited_at ? `${baseUrl}/admin/password/invitation?token=${await this.token(userId, 'invitation')}` : null;
    if (kind === 'password_reset') return `${baseUrl}/${isAdministrator ? 'admin/password' : 'account'}/reset?token=${await this.token(userId, 'reset')}`;
    return `${baseUrl}/`;
  }

  private async token(userId: number, purpose: 'reset' | 'invitation'): Promise<string> {
    return encodeURIComponent(await this.modules.get<PasswordResetIssuer>(PASSWORD_RESET_ISSUER, { strict: false }).issue(userId, purpose));
  }
}
