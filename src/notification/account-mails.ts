import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Language } from '#kernel';
import { Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { Messages } from '../platform/i18n/messages.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import { PASSWORD_RESET_ISSUER, type PasswordResetIssuer } from '../platform/ports/password-reset-issuer.js';
import { ShopSettings } from '../platform/shop/shop-settings.js';

export const ACCOUNT_MAILS = ['welcome', 'registration_repeated', 'password_reset', 'password_changed', 'invitation', 'second_factor_off', 'role_changed'] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

/** Their links let whoever opens them set a password. */
const SECRET: readonly AccountMailKind[] = ['password_reset', 'invitation'];

/** Composes the mails about an account. The link of a password reset is made when it is sent: no secret waits in a queue. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly messages: Messages,
    private readonly shop: ShopSettings,
    private readonly config: Config,
    private readonly modules: ModuleRef,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    for (const kind of ACCOUNT_MAILS) this.mailbox.compose(kind, (mail) => this.composeMail(kind, mail), { mayBeShown: !SECRET.includes(kind) });
  }

  private async composeMail(kind: AccountMailKind, mail: StoredMail): Promise<ComposedMail | null> {
    if (mail.user_id === null) return null;
    const link = await this.linkOf(kind, mail);
    if (link === null) return null;
    const subject = this.messages.say(mail.language, `notification.${kind}.subject`, { shop: this.shop.name });
    return { subject, template: kind, variables: { name: '', email: mail.recipient, link } };
  }

  /** Administrators set their password in the panel. An invitation that was accepted needs no mail any more. */
  private async linkOf(kind: AccountMailKind, { user_id: userId, language }: StoredMail): Promise<string | null> {
    const [user] = await this.database.query<{ role: string; invited_at: Date | null }>('SELECT role, invited_at FROM app_user WHERE id = $1', [userId]);
    const path = user && user.role !== 'customer' ? 'admin/password' : 'account';
    if (kind === 'password_reset') return this.linkWithToken(`${path}/reset`, await this.issue(userId!, 'reset'), language);
    if (kind === 'second_factor_off' || kind === 'role_changed') return `${this.config.baseUrl}/admin`;
    if (kind !== 'invitation') return `${this.config.baseUrl}/`;
    return user?.invited_at ? this.linkWithToken(`${path}/invitation`, await this.issue(userId!, 'invitation'), language) : null;
  }

  private linkWithToken(path: string, token: string, language: Language): string {
    return `${this.config.baseUrl}/${path}?${new URLSearchParams({ token, lang: language }).toString()}`;
  }

  private issue(userId: number, purpose: 'reset' | 'invitation'): Promise<string> {
    return this.modules.get<PasswordResetIssuer>(PASSWORD_RESET_ISSUER, { strict: false }).issue(userId, purpose);
  }
}
