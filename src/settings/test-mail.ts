import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { FieldErrors, uuid, type Language } from '#kernel';
import { AccountEntity, AuditLog } from '../identity/index.js';
import { Config } from '../platform/config/config.js';
import { Database } from '../platform/database/database.js';
import type { Transaction } from '../platform/database/transaction.js';
import type { Caller } from '../platform/access/caller.js';
import { commonErrors } from '../platform/errors/common-errors.js';
import { Messages } from '../platform/i18n/i18n.module.js';
import { MailEntity, type MailState } from '../platform/mail/mail.entity.js';
import { MailServer } from '../platform/mail/mail-server.js';
import { Mailbox } from '../platform/mail/mailbox.js';
import type { ComposedMail } from '../platform/mail/mail.types.js';
import { ShopSettings } from './shop-settings.js';

const KIND = 'test';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface TestMailState {
  readonly id: string;
  readonly recipient: string;
  readonly state: MailState;
  /** The mail server's last error; null once it has accepted the mail. */
  readonly error: string | null;
  /** No mail server is configured, so mails are written to files. */
  readonly toFile: boolean;
}

/** Test mail with which administrators check the delivery and appearance of mails. */
@Injectable()
export class TestMail implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
    private readonly audit: AuditLog,
    private readonly messages: Messages,
    private readonly shop: ShopSettings,
    private readonly config: Config,
    private readonly server: MailServer,
  ) {}

  onModuleInit(): void {
    this.mailbox.compose(KIND, ({ language }) => Promise.resolve(this.composed(language)), { mayBeShown: true });
    this.mailbox.preview({ id: KIND, kind: KIND, compose: (language) => this.composed(language) });
  }

  /**
   * Sends the mail like any other.
   * @param to default: the caller's own address
   * @throws 422 at `to` for a token without it, because tokens have no address
   */
  send(to: string | undefined, caller: Caller): Promise<TestMailState> {
    return this.database.transaction(async (tx) => {
      const recipient = to ?? (await ownAddress(tx, caller));
      if (recipient === null) throw new FieldErrors({ to: [{ key: 'validation.required' }] });
      const draft = {
        dedupeKey: `${KIND}:${uuid()}`,
        kind: KIND,
        language: caller.language,
        recipient,
        cause: 'shop' as const,
      };
      const id = (await this.mailbox.enqueue(tx, draft))!;
      await this.audit.record(tx, {
        caller,
        action: 'settings.test_mail_sent',
        subjectType: 'mail',
        subjectId: id,
        after: { recipient },
      });
      return { id, recipient, state: 'queued', error: null, toFile: !this.server.isSetUp };
    });
  }

  /** The delivery state of a test mail. @throws not_found (404), also for other mails */
  async state(id: string): Promise<TestMailState> {
    const mail = UUID.test(id) ? await this.database.entities.findOneBy(MailEntity, { id, kind: KIND }) : null;
    if (!mail) throw commonErrors.not_found();
    const { recipient, state, last_error: error } = mail;
    return { id: mail.id, recipient, state, error, toFile: !this.server.isSetUp };
  }

  /** Whether the newest test mail has failed so far, and no mail that is newer was sent. */
  async fails(): Promise<boolean> {
    const { entities } = this.database;
    const newest = await entities.findOne(MailEntity, { where: { kind: KIND }, order: { created_at: 'DESC' } });
    if (!newest || newest.last_error === null) return false;
    return !(await entities.existsBy(MailEntity, { state: 'sent', created_at: MoreThan(newest.created_at) }));
  }

  private composed(language: Language): ComposedMail {
    const shop = this.shop.name;
    return {
      subject: this.messages.translate(language, 'shop.test_mail.subject', { shop }),
      template: 'test',
      preheader: this.messages.translate(language, 'shop.test_mail.works', { shop }),
      variables: { sender: this.shop.sender, link: `${this.config.baseUrl}/admin/pages/settings/mail` },
    };
  }
}

async function ownAddress({ entities }: Transaction, { userId }: Caller): Promise<string | null> {
  if (userId === null) return null;
  return (await entities.findOneBy(AccountEntity, { id: userId }))?.email ?? null;
}
