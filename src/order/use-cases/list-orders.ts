import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { toOrderRecord, type OrderRow } from '../data/order-row.js';
import type { OrderRecord } from '../domain/order-record.js';

export interface OrderFilter {
  readonly status?: string | null;
  readonly paymentMethod?: string | null;
  readonly customerId?: number | null;
  readonly createdFrom?: Date | null;
  readonly createdTo?: Date | null;
  readonly overdue?: boolean | null;
  /** Number, reference, e-mail, phone or name, in whole or in part. */
  readonly q?: string | null;
  /** `created_at`, `id`, `total`, with `-` for descending. */
  readonly sort: string;
  readonly limit: number;
  readonly offset: number;
}

const COLUMN_OF_SORT: Record<string, string> = { created_at: 'created_at', id: 'id', total: 'total' };
export const ORDER_SORTS = Object.keys(COLUMN_OF_SORT).flatMap((name) => [name, `-${name}`]);

/** A page of orders with the number of all that match. Each filter has its index. */
@Injectable()
export class ListOrders {
  constructor(private readonly db: Database) {}

  async run(filter: OrderFilter): Promise<{ orders: OrderRecord[]; total: number }> {
    const values: unknown[] = [];
    const bind = (value: unknown): string => `$${values.push(value)}`;
    const where = conditions(filter, bind);
    const descending = filter.sort.startsWith('-');
    const column = COLUMN_OF_SORT[filter.sort.replace('-', '')]!;
    const direction = descending ? 'DESC' : 'ASC';
    const rows = await this.db.readLagging<OrderRow & { matching: string }>(
      `WITH matching AS NOT MATERIALIZED (SELECT * FROM shop_order WHERE ${where})
       SELECT matching.*, (SELECT count(*) FROM matching) AS matching FROM matching
       ORDER BY ${column} ${direction}, id ${direction} LIMIT ${bind(filter.limit)} OFFSET ${bind(filter.offset)}`,
      values,
    );
    if (rows.length > 0 || filter.offset === 0) return { orders: rows.map(toOrderRecord), total: Number(rows[0]?.matching ?? 0) };
    const [count] = await this.db.readLagging<{ n: string }>(`SELECT count(*) AS n FROM shop_order WHERE ${where}`, values.slice(0, -2));
    return { orders: [], total: Number(count!.n) };
  }
}

function conditions(filter: OrderFilter, bind: (value: unknown) => string): string {
  const all: string[] = ['true'];
  if (filter.status) all.push(`status = ${bind(filter.status)}`);
  if (filter.paymentMethod) all.push(`payment_method = ${bind(filter.paymentMethod)}`);
  if (filter.customerId) all.push(`customer_id = ${bind(filter.customerId)}`);
  if (filter.createdFrom) all.push(`created_at >= ${bind(filter.createdFrom)}`);
  if (filter.createdTo) all.push(`created_at <= ${bind(filter.createdTo)}`);
  if (filter.overdue === true) all.push(`(status = 'awaiting_payment' AND payment_due_at < now())`);
  if (filter.overdue === false) all.push(`NOT (status = 'awaiting_payment' AND coalesce(payment_due_at < now(), false))`);
  if (filter.q) all.push(search(filter.q, bind));
  return all.join(' AND ');
}

/** A reference may be written in groups; a number may be an order's or a part of a phone's. */
function search(q: string, bind: (value: unknown) => string): string {
  const text = q.trim().toLowerCase();
  const likely = (part: string): string => bind(`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const alternatives = [`search_text LIKE ${likely(text)}`];
  if (/^rf[\d ]+$/.test(text)) alternatives.push(`reference = ${bind(text.replaceAll(' ', '').toUpperCase())}`);
  if (/^#?\d{1,9}$/.test(text)) alternatives.push(`id = ${bind(Number(text.replace('#', '')))}`);
  return `(${alternatives.join(' OR ')})`;
}
