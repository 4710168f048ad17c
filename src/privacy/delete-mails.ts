import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { MailFiles } from '../platform/mail/mail-files.js';
import { PersonalData, type Person } from './personal-data.js';
import { inBatches, Retention } from './retention.js';
import { RetentionAge } from './retention-age.js';

/** Mails that were sent or have failed for good; waiting ones are sent first. */
const DONE = `state IN ('sent', 'dead')`;
/** Mails of a deleted account, or of an order without a contact address whose customer was erased. */
const ORPHANED = `(
  (user_id IS NOT NULL AND NOT EXISTS (SELECT FROM app_user u WHERE u.id = mail.user_id))
  OR order_id IN (SELECT o.id FROM shop_order o JOIN customer c ON c.id = o.customer_id WHERE c.erased_at IS NOT NULL AND o.email IS NULL)
)`;
/**
 * Counted against the hourly limit of its address. The row stays without its contents until the hour is over: else
 * erasing the account and registering again would start the count from zero.
 */
const COUNTED = `(budget_key IS NOT NULL AND send_after > now() - interval '1 hour')`;
const EMPTY = `UPDATE mail SET recipient = '', subject = NULL, data = '{}', last_error = NULL WHERE id = ANY($1::uuid[])`;
const EXPORT = `SELECT id, kind, subject, recipient, language, state, order_id, created_at, sent_at FROM mail
  WHERE user_id = $1 OR order_id IN (SELECT id FROM shop_order WHERE customer_id = $2) ORDER BY created_at, id LIMIT 5000`;

/**
 * Mails by age, those of erased customers, and those of anonymized orders: the file first, so that a stopped run goes
 * on with it.
 */
@Injectable()
export class DeleteMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly files: MailFiles,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly age: RetentionAge,
  ) {}

  onModuleInit(): void {
    this.data.exports('mails', ({ userId, customerId }) => this.database.query(EXPORT, [userId, customerId]));
    this.retention.register('mails', () => this.old(), { follows: true });
    this.retention.register('mails_of_erased', () => this.delete(`${DONE} AND ${ORPHANED}`), { follows: true });
  }

  /** Of a person who has just been erased; after a failure the nightly run deletes the rest. */
  async ofErased({ userId, customerId }: Person): Promise<void> {
    await this.delete(
      `${DONE} AND (user_id = $2 OR order_id IN (SELECT id FROM shop_order WHERE customer_id = $3)) AND ${ORPHANED}`,
      [userId, customerId],
    );
  }

  private async old(): Promise<number> {
    const before = this.age.before('retention_mail_days');
    const orders = await this.delete(
      `${DONE} AND order_id IN (SELECT id FROM shop_order WHERE anonymized_at IS NOT NULL)`,
    );
    return before === null ? orders : orders + (await this.delete(`${DONE} AND created_at < $2`, [before]));
  }

  private delete(where: string, values: readonly unknown[] = []): Promise<number> {
    return inBatches(async (size) => {
      const rows = await this.database.query<{ id: string; counted: boolean }>(
        `SELECT id, coalesce(${COUNTED}, false) AS counted FROM mail WHERE ${where} AND NOT coalesce(recipient = '' AND ${COUNTED}, false) LIMIT $1`,
        [size, ...values],
      );
      if (rows.length === 0) return 0;
      await this.files.remove(rows.map(({ id }) => id));
      const idsOf = (counted: boolean): string[] => rows.filter((row) => row.counted === counted).map(({ id }) => id);
      await this.database.query(EMPTY, [idsOf(true)]);
      await this.database.query('DELETE FROM mail WHERE id = ANY($1::uuid[])', [idsOf(false)]);
      return rows.length;
    });
  }
}
