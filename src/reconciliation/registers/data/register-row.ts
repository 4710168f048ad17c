import { Money } from '#kernel';
import type { CourierRegister, LinkProblem, RegisterRow, RegisterWarning } from '../domain/courier-register.js';

/** Columns of `courier_register g` and its transfer `x`. SQL: reads days as text, and joins tables without entities. */
export const REGISTER_COLUMNS = `g.id, g.file_name, g.layout, g.carrier, g.number, g.day::text, g.warnings, g.currency,
  g.imported_at, g.row_count, g.without_money, g.collected, g.fees, g.version, x.transaction_id,
  coalesce(x.difference, 0) AS difference`;
export const FROM_REGISTERS = `FROM courier_register g
  LEFT JOIN courier_transfer x ON x.register_id = g.id AND x.live`;

export interface StoredRegister {
  readonly id: number;
  readonly file_name: string;
  readonly layout: string;
  readonly carrier: string | null;
  readonly number: string | null;
  readonly day: string | null;
  readonly warnings: readonly RegisterWarning[];
  readonly currency: string;
  readonly imported_at: Date;
  readonly row_count: number;
  readonly without_money: number;
  readonly collected: string;
  readonly fees: string;
  readonly version: number;
  readonly transaction_id: number | null;
  readonly difference: string;
}

export const toRegister = (row: StoredRegister): CourierRegister => ({
  id: row.id,
  fileName: row.file_name,
  layout: row.layout,
  carrier: row.carrier,
  number: row.number,
  day: row.day,
  warnings: row.warnings,
  importedAt: row.imported_at,
  rowCount: row.row_count,
  withoutMoney: row.without_money,
  collected: Money.of(row.collected, row.currency),
  fees: Money.of(row.fees, row.currency),
  transactionId: row.transaction_id,
  difference: Money.of(row.difference, row.currency),
  version: row.version,
});

/** Columns of `courier_register_row r`, with the payment of its order by the booked transfer. SQL: joins tables. */
export const ROW_COLUMNS = `r.id, r.register_id, g.currency, r.line, r.tracking_number, r.order_number,
  r.collected_on::text, r.amount, r.fee, r.order_id, r.link_problem, r.expected, r.checked_at, l.payment_id`;
export const FROM_ROWS = `FROM courier_register_row r JOIN courier_register g ON g.id = r.register_id
  LEFT JOIN courier_transfer x ON x.register_id = g.id AND x.live
  LEFT JOIN LATERAL (SELECT min(b.payment_id) AS payment_id FROM bank_allocation b
    WHERE b.transaction_id = x.transaction_id AND b.order_id = r.order_id) l ON r.link_problem IS NULL AND r.amount > 0`;

export interface StoredRow {
  readonly id: number;
  readonly register_id: number;
  readonly currency: string;
  readonly line: number;
  readonly tracking_number: string | null;
  readonly order_number: string | null;
  readonly collected_on: string | null;
  readonly amount: string;
  readonly fee: string;
  readonly order_id: number | null;
  readonly link_problem: LinkProblem | null;
  readonly expected: string | null;
  readonly checked_at: Date | null;
  readonly payment_id: number | null;
}

export const toRegisterRow = (row: StoredRow): RegisterRow => ({
  id: row.id,
  registerId: row.register_id,
  line: row.line,
  trackingNumber: row.tracking_number,
  orderNumber: row.order_number,
  collectedOn: row.collected_on,
  amount: Money.of(row.amount, row.currency),
  fee: Money.of(row.fee, row.currency),
  orderId: row.order_id,
  linkProblem: row.link_problem,
  expected: row.expected === null ? null : Money.of(row.expected, row.currency),
  paymentId: row.payment_id,
  isChecked: row.checked_at !== null,
});
