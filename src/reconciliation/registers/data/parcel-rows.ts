import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { RegisterRow, RowToStore } from '../domain/courier-register.js';
import { FROM_ROWS, ROW_COLUMNS, toRegisterRow, type StoredRow } from './register-row.js';

/** SQL: adds many rows at once. */
const ADD = `INSERT INTO courier_register_row (register_id, line, tracking_number, order_number, collected_on, amount, fee,
    order_id, link_problem, expected)
  SELECT $1, line, tracking_number, order_number, collected_on, amount, fee, order_id, link_problem, expected
  FROM jsonb_to_recordset($2::jsonb) AS r(line int, tracking_number text, order_number text, collected_on date,
    amount bigint, fee bigint, order_id int, link_problem text, expected bigint)`;
/** SQL: reads the rows with their payments. */
const OF_REGISTERS = `SELECT ${ROW_COLUMNS} ${FROM_ROWS} WHERE r.register_id = ANY ($1::int[]) ORDER BY r.register_id, r.id`;
/**
 * Rows that no administrator has checked, and that are not recorded or have another amount than expected; the newest
 * first. SQL: compares columns.
 */
const TO_CHECK = `SELECT ${ROW_COLUMNS} ${FROM_ROWS}
  WHERE r.checked_at IS NULL AND (l.payment_id IS NULL OR r.amount IS DISTINCT FROM r.expected)
  ORDER BY r.id DESC LIMIT $1`;
/** The orders among $1 that count in a register. SQL: searches for many orders at once. */
const COUNTED = `SELECT DISTINCT order_id FROM courier_register_row
  WHERE order_id = ANY ($1::int[]) AND link_problem IS NULL AND amount > 0`;
/** SQL: the table has no entity. */
const ASSIGN = 'UPDATE courier_register_row SET order_id = $2, link_problem = $3, expected = $4 WHERE id = $1';
/** SQL: the table has no entity. */
const CHECK = 'UPDATE courier_register_row SET checked_at = CASE WHEN $2 THEN now() END WHERE id = $1';
/** SQL: updates many rows at once. */
const EXPECT = `UPDATE courier_register_row r SET expected = e.expected
  FROM jsonb_to_recordset($1::jsonb) AS e(id int, expected bigint) WHERE r.id = e.id`;

const EMPTIED = 'tracking_number = NULL, order_number = NULL';
const HAS_DATA = '(tracking_number IS NOT NULL OR order_number IS NOT NULL)';
/** SQL: updates the rows of many orders at once. */
const EMPTY_OF_ORDERS = `UPDATE courier_register_row SET ${EMPTIED} WHERE order_id = ANY ($1::int[]) AND ${HAS_DATA}`;
/** SQL: updates a limited number of rows, and only those that still have numbers. */
const EMPTY_OLD = `WITH emptied AS (
    UPDATE courier_register_row SET ${EMPTIED} WHERE id = ANY (ARRAY(SELECT r.id FROM courier_register_row r
      JOIN courier_register g ON g.id = r.register_id
      WHERE g.imported_at < $1 AND r.order_id IS NULL AND (r.tracking_number IS NOT NULL OR r.order_number IS NOT NULL)
      LIMIT $2)) RETURNING 1)
  SELECT count(*)::int AS count FROM emptied`;

/** The rows of couriers' registers, one for each parcel. */
@Injectable()
export class ParcelRows {
  constructor(private readonly database: Database) {}

  async add(tx: Transaction, registerId: number, rows: readonly RowToStore[]): Promise<void> {
    const values = rows.map((row) => ({
      line: row.line,
      tracking_number: row.trackingNumber,
      order_number: row.orderNumber,
      collected_on: row.collectedOn,
      amount: row.amount.minor.toString(),
      fee: row.fee.minor.toString(),
      order_id: row.orderId,
      link_problem: row.linkProblem,
      expected: row.expected?.minor.toString() ?? null,
    }));
    await tx.query(ADD, [registerId, JSON.stringify(values)]);
  }

  /** Rows of the registers in the order of their lines. */
  async of(registerIds: readonly number[], tx?: Transaction): Promise<RegisterRow[]> {
    return (await (tx ?? this.database).query<StoredRow>(OF_REGISTERS, [registerIds])).map(toRegisterRow);
  }

  async toCheck(most: number): Promise<RegisterRow[]> {
    return (await this.database.query<StoredRow>(TO_CHECK, [most])).map(toRegisterRow);
  }

  async counted(orderIds: readonly number[], tx?: Transaction): Promise<ReadonlySet<number>> {
    const rows = await (tx ?? this.database).query<{ order_id: number }>(COUNTED, [orderIds]);
    return new Set(rows.map((row) => row.order_id));
  }

  async assign(tx: Transaction, id: number, { orderId, linkProblem, expected }: RowToStore): Promise<void> {
    await tx.query(ASSIGN, [id, orderId, linkProblem, expected?.minor.toString() ?? null]);
  }

  async check(tx: Transaction, id: number, isChecked: boolean): Promise<void> {
    await tx.query(CHECK, [id, isChecked]);
  }

  /** Stores the balance due of each order when its payment is recorded. */
  async expect(tx: Transaction, expected: ReadonlyArray<Pick<RegisterRow, 'id' | 'expected'>>): Promise<void> {
    const values = expected.map((row) => ({ id: row.id, expected: row.expected?.minor.toString() ?? null }));
    await tx.query(EXPECT, [JSON.stringify(values)]);
  }

  /** Removes the numbers of parcels of these orders; amounts stay for accounting. */
  async emptyOfOrders(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    await tx.query(EMPTY_OF_ORDERS, [orderIds]);
  }

  /** Removes numbers without an order that were imported before a time; at most `most` of them. */
  async emptyOld(before: Date, most: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(EMPTY_OLD, [before, most]);
    return row!.count;
  }
}
