import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import { Messages } from '../platform/i18n/i18n.module.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import { AccountEntity, EmailVerifications, PasswordResets } from '../identity/index.js';
import { ShopSettings } from '../settings/index.js';
import { accountName } from './data/account-name.js';

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

/** Mails with a link that verifies an address or sets a password. */
const SECRET: readonly AccountMailKind[] = [
  'welcome',
  'registration_unverified',
  'verify_email',
  'email_change',
  'password_reset',
  'invitation',
];
const TO_VERIFY: readonly AccountMailKind[] = ['welcome', 'verify_email', 'email_change'];
const TO_PANEL: readonly AccountMailKind[] = ['second_factor_off', 'role_changed'];

interface AccountMailValues {
  /** Name for the greeting; '' if it is unknown. */
  readonly name: string;
  readonly email: string;
  readonly link: string;
  /** Whether the link verifies the address. */
  readonly verifies: boolean;
}

/**
 * Composes the mails about an account. Tokens of links are generated when a mail is sent, so that no secret waits in a
 * queue.
 */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly messages: Messages,
    private readonly shop: ShopSettings,
    private readonly config: Config,
    private readonly database: Database,
    private readonly verifications: EmailVerifications,
    private readonly resets: PasswordResets,
  ) {}

  onModuleInit(): void {
    for (const kind of ACCOUNT_MAILS)
      this.mailbox.compose(kind, (mail) => this.composeMail(kind, mail), { mayBeShown: !SECRET.includes(kind) });
    this.mailbox.preview(
      ...ACCOUNT_MAILS.map((kind) => ({
        id: kind,
        kind,
        compose: (language: Language) =>
          this.composed(kind, language, {
            name: this.messages.translate(language, 'notification.sample.first_name'),
            email: 'olena@example.com',
            link: `${this.config.baseUrl}/`,
            verifies: TO_VERIFY.includes(kind),
          }),
      })),
    );
  }

  private composed(kind: AccountMailKind, language: Language, values: AccountMailValues): ComposedMail {
    const say = (part: string): string =>
      this.messages.translate(language, `notification.${kind}.${part}`, { shop: this.shop.name, email: values.email });
    return { subject: say('subject'), preheader: say('intro'), template: kind, variables: { ...values } };
  }

  private async composeMail(kind: AccountMailKind, mail: StoredMail): Promise<ComposedMail | null> {
    if (mail.user_id === null) return null;
    const verifyLink = TO_VERIFY.includes(kind) ? await this.verifyLink(mail) : null;
    const link = verifyLink ?? (await this.linkOf(kind, mail));
    if (link === null) return null;
    const name = await accountName(this.database, mail.user_id);
    return this.composed(kind, mail.language, { name, email: mail.recipient, link, verifies: verifyLink !== null });
  }

  /**
   * The link of a mail. Administrators set their password in the panel. Null if the invitation was accepted, or the
   * address is verified.
   */
  private async linkOf(kind: AccountMailKind, { user_id: userId, language }: StoredMail): Promise<string | null> {
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
  private async verifyLink({ user_id: userId, recipient, language }: StoredMail): Promise<string | null> {
    const token = await this.verifications.issue(userId!, recipient);
    return token && this.linkWithToken('account/verify', token, language);
  }

  private linkWithToken(path: string, token: string, language: Language): string {
    return `${this.config.baseUrl}/${path}?${new URLSearchParams({ token, lang: language }).toString()}`;
  }
}
