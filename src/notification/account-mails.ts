import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '#kernel';
import { Config } from '../platform/config/config.js';
import { Messages } from '../platform/i18n/i18n.module.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail, StoredMail } from '../platform/mail/mail.types.js';
import { ShopSettings } from '../settings/index.js';
import { ACCOUNT_MAILS, AccountLinks, type AccountMailKind } from './account-links.js';
import { AccountNames } from './account-names.js';

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
    private readonly links: AccountLinks,
    private readonly names: AccountNames,
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
    const verifyLink = TO_VERIFY.includes(kind) ? await this.links.verifyLink(mail) : null;
    const link = verifyLink ?? (await this.links.linkOf(kind, mail));
    if (link === null) return null;
    const name = await this.names.of(mail.user_id);
    return this.composed(kind, mail.language, { name, email: mail.recipient, link, verifies: verifyLink !== null });
  }
}
