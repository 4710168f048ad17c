import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { inBatches, PersonalData, Retention, RetentionAge } from '../../privacy/index.js';
import { COMPARISON, WISHLIST } from '../data/product-list.js';

const ANONYMOUS = `user_id = NULL, first_name = NULL, last_name = NULL, email = NULL, phone = NULL, shipping_address = NULL, shipping_city = NULL,
  shipping_state = NULL, shipping_zip = NULL, shipping_country = NULL, language = NULL, version = version + 1, updated_at = now()`;
/** Guests whose orders have all been anonymized. */
const OLD_GUESTS = `UPDATE customer SET ${ANONYMOUS}, erased_at = $2 WHERE id IN (
  SELECT id FROM customer c WHERE user_id IS NULL AND erased_at IS NULL AND created_at < $1
    AND NOT EXISTS (SELECT FROM shop_order o WHERE o.customer_id = c.id AND o.anonymized_at IS NULL)
  ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING id`;

/** Anonymizes customers and deletes their lists. The empty row stays: orders and statistics refer to it. */
@Injectable()
export class ForgetCustomers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly age: RetentionAge,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.data.erases(async (tx, { customerId, holders }) => {
      for (const { table } of [WISHLIST, COMPARISON])
        await tx.query(`DELETE FROM ${table} WHERE holder = ANY($1::text[])`, [holders]);
      await tx.query(`UPDATE customer SET ${ANONYMOUS}, erased_at = $2 WHERE id = $1`, [customerId, this.clock.now()]);
    });
    this.retention.register('guests', () => this.oldGuests(), { follows: true });
  }

  private async oldGuests(): Promise<number> {
    const before = this.age.before('retention_years');
    return before === null
      ? 0
      : inBatches(async (size) => (await this.database.query(OLD_GUESTS, [before, this.clock.now(), size])).length);
  }
}
