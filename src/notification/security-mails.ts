import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SecurityChange, SecurityNotice, SecurityNoticeData } from '#contracts';
import { dateText, type Language } from '#kernel';
import { Config } from '../platform/config/config.js';
import { Messages } from '../platform/i18n/i18n.module.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail } from '../platform/mail/mail.types.js';
import { ShopSettings } from '../settings/index.js';
import { AccountNames } from './account-names.js';
import { changeFact, touchesLogin } from './security-changes.js';

export const SECURITY_MAIL = 'security_notice';

/** Content of a stored notice, without secrets. */
export interface SecurityMailData
  extends Record<string, unknown>, Pick<SecurityNoticeData, 'notice' | 'to_owners' | 'subject' | 'ip'> {
  /** The changed settings; null if the notice is not about settings. Emails of earlier versions lack this member. */
  readonly changes?: readonly SecurityChange[] | null;
  /** ISO 8601. */
  readonly at: string;
  /** Email address of the actor; null if unknown. */
  readonly by: string | null;
  /** Name of the API token that was used; null: none. */
  readonly by_token: string | null;
  /** Whether the recipient is an administrator. */
  readonly is_administrator: boolean;
}

const SAMPLE_ADDRESS = 'owner@example.com';

/** Subjects of the previews. */
const SAMPLE_SUBJECTS: Readonly<Record<SecurityNotice, string | null>> = {
  token_made: 'ERP',
  administrator_invited: 'colleague@example.com',
  administrator_changed: 'colleague@example.com',
  bank_account_changed: null,
  second_factor_off: 'colleague@example.com',
  mail_server_changed: null,
  security_settings_changed: null,
  new_device: 'Firefox, Windows',
  locked_out: null,
};

const SAMPLE_CHANGES: Readonly<Partial<Record<SecurityNotice, readonly SecurityChange[]>>> = {
  mail_server_changed: [
    { name: 'smtp_server', before: 'smtp.example.com:587', after: 'mail.example.net:465' },
    { name: 'smtp_security', before: 'starttls', after: 'tls' },
    { name: 'smtp_password', before: null, after: 'changed' },
  ],
  security_settings_changed: [{ name: 'require_second_factor', before: 'all', after: 'none' }],
};

/** @param title translated title of a payment method */
function sampleNotice(notice: SecurityNotice, title: string): SecurityMailData {
  const isOwnLogin = notice === 'new_device' || notice === 'locked_out';
  return {
    notice,
    to_owners: !isOwnLogin,
    subject: notice === 'bank_account_changed' ? title : SAMPLE_SUBJECTS[notice],
    ip: '203.0.113.7',
    at: new Date().toISOString(),
    by: isOwnLogin ? null : SAMPLE_ADDRESS,
    by_token: null,
    is_administrator: true,
    changes: SAMPLE_CHANGES[notice] ?? null,
  };
}

/**
 * Composes the notices to owners of the shop or of an account: what happened, who did it, when, from where, and what to
 * do.
 */
@Injectable()
export class SecurityMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly messages: Messages,
    private readonly shop: ShopSettings,
    private readonly config: Config,
    private readonly names: AccountNames,
  ) {}

  onModuleInit(): void {
    this.mailbox.compose(
      SECURITY_MAIL,
      async ({ data, language, recipient, user_id: userId }) =>
        this.composed(data as SecurityMailData, language, recipient, await this.names.of(userId)),
      { mayBeShown: true, isToOwners: ({ data }) => (data as SecurityMailData).to_owners },
    );
    for (const notice of Object.keys(SAMPLE_SUBJECTS) as SecurityNotice[])
      this.mailbox.preview({
        id: `${SECURITY_MAIL}.${notice}`,
        kind: SECURITY_MAIL,
        compose: (language) => {
          const title = this.messages.translate(language, 'notification.sample.payment_method');
          return this.composed(sampleNotice(notice, title), language, SAMPLE_ADDRESS);
        },
      });
  }

  private composed(notice: SecurityMailData, language: Language, recipient: string, name = ''): ComposedMail {
    const say = (key: string, args: Record<string, unknown> = {}): string =>
      this.messages.translate(language, `notification.security.${key}`, {
        shop: this.shop.name,
        email: recipient,
        ...args,
      });
    const facts = [
      ...(notice.changes ?? []).map((change) => changeFact(change, say)),
      { label: say('what'), value: notice.subject },
      { label: say('who'), value: notice.by_token === null ? notice.by : say('by_token', { name: notice.by_token }) },
      { label: say('when'), value: dateText(new Date(notice.at), language, this.shop.timezone, { timeStyle: 'long' }) },
      { label: say('ip'), value: notice.ip },
    ].filter(({ value }) => value !== null);
    const intro = say(`${notice.notice}.${touchesLogin(notice) ? 'intro_with_security' : 'intro'}`);
    const advice =
      notice.notice === 'locked_out' ? 'locked_out.advice' : notice.to_owners ? 'if_not_owner' : 'if_not_you';
    const link = `${this.config.baseUrl}/${notice.is_administrator ? 'admin/pages/account' : 'account'}`;
    return {
      subject: say(`${notice.notice}.subject`),
      template: SECURITY_MAIL,
      preheader: intro,
      variables: {
        name,
        intro,
        facts,
        advice: say(advice),
        link,
        label: say(notice.is_administrator ? 'to_panel' : 'to_account'),
      },
    };
  }
}
