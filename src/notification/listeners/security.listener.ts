import { Injectable } from '@nestjs/common';
import { isLanguage } from '#kernel';
import type { Actor, ServerEvent } from '#contracts';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { Mailbox } from '../../platform/mail/mailbox.js';
import { ServerEventListener } from '../../platform/events/server-event-listener.decorator.js';
import { ShopSettings } from '../../settings/index.js';
import { SECURITY_MAIL, type SecurityMailData } from '../security-mails.js';

const RECIPIENTS = `
  SELECT u.id, u.email, coalesce(u.language, c.language) AS language, u.role <> 'customer' AS is_administrator,
    u.role <> 'customer' OR u.email_verified_at IS NOT NULL AS is_verified
  FROM app_user u LEFT JOIN customer c ON c.user_id = u.id
  WHERE u.active AND (u.id = $1 OR ($2 AND u.role = 'owner' AND u.invited_at IS NULL)) ORDER BY u.id`;

interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly language: string | null;
  readonly is_administrator: boolean;
  readonly is_verified: boolean;
}

/** A mail of its own to each who is to know, in the reader's language. */
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
      for (const reader of await tx.query<Recipient>(RECIPIENTS, [data.user_id, data.to_owners])) {
        const { notice, to_owners, subject, ip } = data;
        const { id: userId, email: recipient, is_administrator, is_verified } = reader;
        const mail: SecurityMailData = {
          notice,
          to_owners,
          subject,
          ip,
          at: occurred_at,
          by,
          by_token,
          is_administrator,
        };
        const language = [reader.language, data.language].find(isLanguage) ?? this.shop.language;
        const dedupeKey = `security:${id}:${userId}`;
        // an account with another person's address causes mails to that person by each login
        const cause = is_verified ? 'shop' : 'anyone';
        await this.mailbox.enqueue(tx, {
          dedupeKey,
          kind: SECURITY_MAIL,
          language,
          recipient,
          userId,
          data: mail,
          cause,
        });
      }
    });
  }
}

async function nameOf(tx: Transaction, { kind, id, name }: Actor): Promise<Pick<SecurityMailData, 'by' | 'by_token'>> {
  if (id === null) return { by: name, by_token: null };
  const isToken = kind === 'integration';
  const find = isToken
    ? 'SELECT name FROM api_token WHERE id = $1'
    : 'SELECT email AS name FROM app_user WHERE id = $1';
  const [row] = await tx.query<{ name: string }>(find, [id]);
  return isToken ? { by: null, by_token: row?.name ?? '' } : { by: row?.name ?? null, by_token: null };
}
