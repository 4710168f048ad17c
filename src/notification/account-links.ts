import { Injectable } from '@nestjs/common';
import type { Language } from '#kernel';
import { AccountEntity, EmailVerifications, PasswordResets } from '../identity/index.js';
import { Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import type { StoredMail } from '../platform/mail/mail.types.js';

export const ACCOUNT_MAILS = [
  'welcome',
  'registration_repeated',
  'registration_unverified',
  'verify_email',
  'email_change',
  'email_change_notice',
  'password_reset',
  'password_changed',
  'invitation',
  'second_factor_off',
  'role_changed',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

const TO_PANEL: readonly AccountMailKind[] = ['second_factor_off', 'role_changed'];

/** Links of the emails about an account. Their tokens are generated when an email is sent. */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly verifications: EmailVerifications,
    private readonly resets: PasswordResets,
  ) {}

  /**
   * The link of a mail. Administrators set their password in the panel. Null if the invitation was accepted, or the
   * address is verified.
   */
  async linkOf(kind: AccountMailKind, { user_id: userId, language }: StoredMail): Promise<string | null> {
    const home = `${this.config.baseUrl}/`;
    if (TO_PANEL.includes(kind)) return `${home}admin`;
    if (kind === 'verify_email' || kind === 'email_change') return null;
    const user = userId === null ? null : await this.database.entities.findOneBy(AccountEntity, { id: userId });
    // The account was deleted meanwhile.
    if (!user) return null;
    const path = user.role !== 'customer' ? 'admin/password' : 'account';
    if (kind === 'password_reset' || kind === 'registration_unverified')
      return this.linkWithToken(`${path}/reset`, await this.resets.issue(userId!, 'reset'), language);
    if (kind !== 'invitation') return home;
    return user.invited_at
      ? this.linkWithToken(`${path}/invitation`, await this.resets.issue(userId!, 'invitation'), language)
      : null;
  }

  /** Null if the address is verified, or no longer has to be. */
  async verifyLink({ user_id: userId, recipient, language }: StoredMail): Promise<string | null> {
    const token = await this.verifications.issue(userId!, recipient);
    return token && this.linkWithToken('account/verify', token, language);
  }

  private linkWithToken(path: string, token: string, language: Language): string {
    return `${this.config.baseUrl}/${path}?${new URLSearchParams({ token, lang: language }).toString()}`;
  }
}
