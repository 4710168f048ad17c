import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { SecurityNoticeData } from '#contracts';
import { Config } from '../platform/config/config.js';
import { Messages } from '../platform/i18n/i18n.module.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import { ShopSettings } from '../settings/index.js';

export const SECURITY_MAIL = 'security_notice';

/** What a stored notice says: no secrets. */
export interface SecurityMailData
  extends Record<string, unknown>, Pick<SecurityNoticeData, 'notice' | 'to_owners' | 'subject' | 'ip'> {
  /** ISO 8601. */
  readonly at: string;
  /** An e-mail address; null when it is not known. */
  readonly by: string | null;
  /** Name of the API token that did it; null: none did. */
  readonly by_token: string | null;
  /** Whether the reader has the panel. */
  readonly is_administrator: boolean;
}

/** Composes the notices to owners of the shop or of an account: what, who, when, from where, and what to do. */
@Injectable()
export class SecurityMails implements OnModuleInit {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly messages: Messages,
    private readonly shop: ShopSettings,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.mailbox.compose(SECURITY_MAIL, (mail) => this.composeMail(mail), { mayBeShown: true });
  }

  private async composeMail({ data, language, recipient }: StoredMail): Promise<ComposedMail> {
    const notice = data as SecurityMailData;
    const say = (key: string, args: Record<string, unknown> = {}): string =>
      this.messages.translate(language, `notification.security.${key}`, {
        shop: this.shop.name,
        email: recipient,
        ...args,
      });
    const moments = new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: this.config.timezone,
    });
    const facts = [
      { label: say('what'), value: notice.subject },
      { label: say('who'), value: notice.by_token === null ? notice.by : say('by_token', { name: notice.by_token }) },
      { label: say('when'), value: moments.format(new Date(notice.at)) },
      { label: say('ip'), value: notice.ip },
    ].filter(({ value }) => value !== null);
    const advice =
      notice.notice === 'locked_out' ? 'locked_out.advice' : notice.to_owners ? 'if_not_owner' : 'if_not_you';
    const link = `${this.config.baseUrl}/${notice.is_administrator ? 'admin/pages/account' : 'account'}`;
    return {
      subject: say(`${notice.notice}.subject`),
      template: SECURITY_MAIL,
      variables: {
        name: '',
        intro: say(`${notice.notice}.intro`),
        facts,
        advice: say(advice),
        link,
        label: say(notice.is_administrator ? 'to_panel' : 'to_account'),
      },
    };
  }
}
