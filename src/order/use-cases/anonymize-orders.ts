import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { BATCH, inBatches, PersonalData, Retention, RetentionAge } from '../../privacy/index.js';
import { AnonymizableOrders, type AgedOrder } from '../data/anonymizable-orders.js';

/**
 * Removes personal data of orders: after the retention all of it; from completed or cancelled orders of an erased
 * customer, everything that their documents do not need (docs/privacy.md). Amounts, lines and numbers stay.
 */
@Injectable()
export class AnonymizeOrders implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly orders: AnonymizableOrders,
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
    const over = before ? await this.orders.overOf(tx, customerId, before) : [];
    const reachable = await this.orders.reachableOf(tx, customerId);
    await this.data.lockBeforeOrders(tx, [...new Set([...over, ...reachable])]);
    if (before) await this.anonymize(tx, await this.orders.lockOver(tx, over, before));
    await this.removeContact(tx, await this.orders.lockReachable(tx, reachable));
  }

  private async old(): Promise<number> {
    const before = this.age.before('retention_years');
    if (before === null) return 0;
    let last: AgedOrder | null = null;
    let sum = 0;
    do {
      const { found, count } = await this.database.transaction((tx) => this.anonymizeAfter(tx, before, last));
      sum += count;
      last = found.length === BATCH ? found.at(-1)! : null;
    } while (last);
    return sum;
  }

  private async anonymizeAfter(
    tx: Transaction,
    before: Date,
    last: AgedOrder | null,
  ): Promise<{ found: AgedOrder[]; count: number }> {
    const found = await this.orders.overAfter(tx, before, last);
    const ids = found.map(({ id }) => id);
    await this.data.lockBeforeOrders(tx, ids);
    const locked = await this.orders.lockOver(tx, ids, before, true);
    await this.anonymize(tx, locked);
    return { found, count: locked.length };
  }

  private ofErased(): Promise<number> {
    return inBatches((size) =>
      this.database.transaction(async (tx) => {
        const found = await this.orders.ofErased(tx, size);
        await this.data.lockBeforeOrders(tx, found);
        const locked = await this.orders.lockReachable(tx, found, true);
        await this.removeContact(tx, locked);
        return locked.length;
      }),
    );
  }

  private async anonymize(tx: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.orders.anonymize(tx, ids, this.clock.now());
    await this.data.anonymizeOrders(tx, ids);
  }

  private async removeContact(tx: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.orders.removeContact(tx, ids, this.clock.now());
    await this.data.removeContacts(tx, ids);
  }
}
