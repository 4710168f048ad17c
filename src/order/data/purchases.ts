import { Injectable } from '@nestjs/common';
import { Money } from '#kernel';
import { Database } from '../../platform/database/database.js';

/** Orders of a customer in numbers. */
export interface Purchases {
  readonly customerId: number;
  readonly orders: number;
  readonly cancelled: number;
  /** Money received and not refunded, one sum for each currency. */
  readonly spent: readonly Money[];
  readonly lastOrderAt: Date | null;
}

/** SQL: computes sums by customer and currency. */
const PURCHASES = {
  name: 'order_purchases',
  text: `SELECT customer_id, currency, count(*)::int AS orders,
    (count(*) FILTER (WHERE status = 'cancelled'))::int AS cancelled,
      sum(paid - refunded)::bigint AS spent, max(created_at) AS last_order_at
    FROM shop_order WHERE customer_id = ANY($1::int[]) GROUP BY customer_id, currency ORDER BY customer_id,
      max(id) DESC`,
};

interface Row {
  readonly customer_id: number;
  readonly currency: string;
  readonly orders: number;
  readonly cancelled: number;
  readonly spent: string;
  readonly last_order_at: Date;
}

/** Purchases of many customers, in the given order, in one statement. */
@Injectable()
export class CustomerPurchases {
  constructor(private readonly db: Database) {}

  async of(customerIds: readonly number[]): Promise<Purchases[]> {
    const rows = await this.db.readLagging<Row>(PURCHASES, [customerIds]);
    return customerIds.map((id) =>
      purchasesOf(
        id,
        rows.filter((row) => row.customer_id === id),
      ),
    );
  }
}

function purchasesOf(customerId: number, rows: readonly Row[]): Purchases {
  const sum = (of: 'orders' | 'cancelled'): number => rows.reduce((all, row) => all + row[of], 0);
  return {
    customerId,
    orders: sum('orders'),
    cancelled: sum('cancelled'),
    spent: rows.map(({ spent, currency }) => Money.of(spent, currency)).filter((money) => !money.isZero()),
    lastOrderAt: rows.reduce<Date | null>(
      (last, row) => (last && last > row.last_order_at ? last : row.last_order_at),
      null,
    ),
  };
}
