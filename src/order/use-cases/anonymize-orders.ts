import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { BATCH, inBatches, PersonalData, Retention, RetentionAge } from '../../privacy/index.js';

const DONE = `status IN ('completed', 'cancelled')`;
/** Past the retention; one that is still worked on is not. */
const OVER = `anonymized_at IS NULL AND created_at < $1 AND (${DONE} OR updated_at < $1)`;
const ANONYMOUS_ADDRESS = `jsonb_build_object('name', NULL, 'address', NULL, 'city', NULL, 'state', NULL, 'zip', NULL, 'country', %->'country')`;
/** The country stays for the tax; the new key ends the links of old mails. */
const ANONYMIZE = `UPDATE shop_order SET anonymized_at = $2, key = replace(gen_random_uuid()::text, '-', ''), idempotency_ref = NULL, guest_holder = NULL,
  email = NULL, first_name = NULL, last_name = NULL, phone = NULL, note = NULL, payment_note = NULL, cancel_reason = NULL, tracking_number = NULL,
  shipping_address = ${ANONYMOUS_ADDRESS.replace('%', 'shipping_address')}, billing_address = ${ANONYMOUS_ADDRESS.replace('%', 'billing_address')},
  version = version + 1, updated_at = $2 WHERE id = ANY($1::int[])`;
const FORGET_HISTORY = `UPDATE order_history SET note = NULL, changes = NULL WHERE order_id = ANY($1::int[]) AND (note IS NOT NULL OR changes IS NOT NULL)`;
/** What no document needs: ways to reach the buyer, and free texts. Name and addresses stay for the retention. */
const FORGET_CONTACT = `UPDATE shop_order SET email = NULL, phone = NULL, note = NULL, cancel_reason = NULL, guest_holder = NULL, idempotency_ref = NULL,
  version = version + 1, updated_at = $2 WHERE id = ANY($1::int[])`;
const REACHABLE = `(email IS NOT NULL OR phone IS NOT NULL OR note IS NOT NULL OR cancel_reason IS NOT NULL OR guest_holder IS NOT NULL OR idempotency_ref IS NOT NULL)`;

/**
 * Personal data of orders. Past the retention all of it goes; of an erased customer's orders, as soon as they are
 * completed or cancelled, all but what their documents need (decisions §17). Amounts, lines and numbers stay.
 */
@Injectable()
export class AnonymizeOrders implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly age: RetentionAge,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.data.erases((tx, { customerId }) => this.ofCustomer(tx, customerId));
    this.retention.register('orders', () => this.old());
    this.retention.register('orders_of_erased', () => this.ofErased());
  }

  private async ofCustomer(tx: Transaction, customerId: number | null): Promise<void> {
    const before = this.age.before('retention_years');
    if (before)
      await this.anonymize(
        tx,
        await idsOf(tx, `SELECT id FROM shop_order WHERE ${OVER} AND customer_id = $2 ORDER BY id FOR UPDATE`, [
          before,
          customerId,
        ]),
      );
    await this.removeContact(
      tx,
      await idsOf(
        tx,
        `SELECT id FROM shop_order WHERE customer_id = $1 AND ${DONE} AND ${REACHABLE} ORDER BY id FOR UPDATE`,
        [customerId],
      ),
    );
  }

  private async old(): Promise<number> {
    const before = this.age.before('retention_years');
    if (before === null) return 0;
    // from one batch to the next by the index of creation times: what is done is not read again
    let after: { created_at: string; id: number } | null = { created_at: '-infinity', id: 0 };
    let sum = 0;
    while (after) {
      after = await this.database.transaction(async (tx) => {
        const rows: Array<{ id: number; created_at: string }> = await tx.query(
          `SELECT id, created_at::text FROM shop_order WHERE ${OVER} AND (created_at, id) > ($2::timestamptz, $3::int)
           ORDER BY created_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
          [before, after!.created_at, after!.id],
        );
        await this.anonymize(
          tx,
          rows.map(({ id }) => id),
        );
        sum += rows.length;
        return rows.length === BATCH ? rows.at(-1)! : null;
      });
    }
    return sum;
  }

  private ofErased(): Promise<number> {
    return inBatches((size) =>
      this.database.transaction(async (tx) => {
        const ids = await idsOf(
          tx,
          `SELECT o.id FROM shop_order o JOIN customer c ON c.id = o.customer_id
        WHERE c.erased_at IS NOT NULL AND o.${DONE} AND ${REACHABLE.replace(/(\w+) IS NOT NULL/g, 'o.$1 IS NOT NULL')} ORDER BY o.id LIMIT $1 FOR UPDATE OF o SKIP LOCKED`,
          [size],
        );
        await this.removeContact(tx, ids);
        return ids.length;
      }),
    );
  }

  private async anonymize(tx: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.query(ANONYMIZE, [ids, this.clock.now()]);
    await tx.query(FORGET_HISTORY, [ids]);
    await this.data.anonymizeOrders(tx, ids);
  }

  private async removeContact(tx: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.query(FORGET_CONTACT, [ids, this.clock.now()]);
    await tx.query(FORGET_HISTORY, [ids]);
  }
}

async function idsOf(tx: Transaction, text: string, values: readonly unknown[]): Promise<number[]> {
  return (await tx.query<{ id: number }>(text, values)).map(({ id }) => id);
}
