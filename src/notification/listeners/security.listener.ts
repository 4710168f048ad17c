import { Injectable } from '@nestjs/common';
import { isLanguage, pick } from '#kernel';
import type { Actor, ServerEvent } from '#contracts';
import { findActorName } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { ShopSettings } from '../../settings/index.js';
import { securityRecipients } from '../data/security-recipients.js';
import { SECURITY_MAIL, type SecurityMailData } from '../security-mails.js';

/** Sends a separate mail to each recipient, in the recipient's language. */
@Injectable()
export class SecurityListener {
  constructor(
    private readonly database: Database,
    private readonly mailbox: Mailbox,
    private readonly shop: ShopSettings,
  ) {}

  @ServerEventListener('SecurityNotice')
  async noticed({ id, occurred_at, actor, data }: ServerEvent<'SecurityNotice'>): Promise<void> {
    await this.database.transaction(async (tx) => {
      const { by, by_token } = await nameOf(tx, actor);
      for (const reader of await securityRecipients(tx, data.user_id, data.to_owners)) {
        const { notice, to_owners, subject, subject_title: title, ip } = data;
        const language = [reader.language, data.language].find(isLanguage) ?? this.shop.language;
        const { id: userId, email: recipient, is_administrator, is_verified } = reader;
        const mail: SecurityMailData = {
          notice,
          to_owners,
          subject: pick(title, language, this.shop.language) || subject,
          ip,
          at: occurred_at,
          by,
          by_token,
          is_administrator,
          changes: data.changes ?? null,
        };
        const dedupeKey = `security:${id}:${userId}`;
        // Anyone could register another person's address and cause mails to it by each login.
        const cause = is_verified ? 'shop' : 'anyone';
        await this.mailbox.enqueue(tx, {
          dedupeKey,
          kind: SECURITY_MAIL,
          language,
          recipient,
          userId,
          data: mail,
          cause,
          formerServerId: data.former_mail_server ?? null,
        });
      }
    });
  }
}

async function nameOf(tx: Transaction, { kind, id, name }: Actor): Promise<Pick<SecurityMailData, 'by' | 'by_token'>> {
  if (id === null) return { by: name, by_token: null };
  const found = await findActorName(tx, kind, id);
  return kind === 'integration' ? { by: null, by_token: found ?? '' } : { by: found, by_token: null };
}
