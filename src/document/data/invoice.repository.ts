import { Injectable } from '@nestjs/common';
import { IsNull, Not, Or } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { REMOVED } from './anonymized-documents.js';
import type { InvoiceRow, NewCreditNote, NewInvoice, RowWithContent } from './invoice-row.js';
import type { InvoiceNumber } from '../domain/invoice-number.js';
import { InvoiceEntity } from './invoice.entity.js';

const COLUMNS = `id, kind, series, year, number, order_id, language, issued_at, currency, total, path, state, size, sha256,
  facts, cancelled_at, reason,
  (SELECT json_build_object('series', o.series, 'year', o.year, 'number', o.number) FROM invoice o
   WHERE o.order_id = invoice.order_id AND o.id < invoice.id AND o.kind = 'invoice' AND invoice.kind = 'invoice'
     AND o.credited_at IS NULL
   ORDER BY o.id DESC LIMIT 1) AS replaces,
  (SELECT json_build_object('series', o.series, 'year', o.year, 'number', o.number) FROM invoice o
   WHERE o.id = invoice.corrects) AS corrected`;

/** The condition of the unique index invoice_valid: an order has one such invoice at most. */
const IN_FORCE = "kind = 'invoice' AND cancelled_at IS NULL AND credited_at IS NULL";

/** SQL: takes a lock, whether the series has been used before or not. */
const NEXT_NUMBER = `INSERT INTO invoice_counter (series, year, last) VALUES ($1, $2, 1)
  ON CONFLICT (series, year) DO UPDATE SET last = invoice_counter.last + 1 RETURNING last`;
/** SQL: returns the invoice with the number of the one that it replaces. */
const INSERT = `INSERT INTO invoice (kind, series, year, number, order_id, language, issued_at, currency, total, path,
  says, figures, facts, corrects, reason, intent)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) RETURNING ${COLUMNS}`;
/** SQL: reads the invoice with the number of the one that it replaces. */
const OF_ORDER = {
  name: 'invoice_of_order',
  text: `SELECT ${COLUMNS} FROM invoice WHERE order_id = $1 AND ${IN_FORCE}`,
};
/** SQL: reads the invoice with the number of the one that it replaces. */
const NEWEST = {
  name: 'invoice_newest',
  text: `SELECT ${COLUMNS} FROM invoice WHERE order_id = $1 AND kind = 'invoice' ORDER BY id DESC LIMIT 1`,
};
/** SQL: reads the documents with the numbers of the invoices that they replace or correct. */
const ALL_OF_ORDER = `SELECT ${COLUMNS} FROM invoice WHERE order_id = $1 ORDER BY id`;
/** SQL: reads the document with the number of the invoice that it replaces or corrects. */
const BY_ID = `SELECT ${COLUMNS} FROM invoice WHERE id = $1`;

/** SQL: reads the invoice with the number of the one that it replaces. */
const WITH_CONTENT = `SELECT ${COLUMNS}, says AS content, figures FROM invoice WHERE id = $1`;
/** SQL: reads the newest documents with the numbers of the invoices that they replace or correct. */
const NEWEST_WITH_CONTENT = `SELECT ${COLUMNS}, says AS content, figures FROM invoice WHERE cancelled_at IS NULL
  AND figures ? 'parties' ORDER BY id DESC LIMIT $1`;
/** SQL: checks the stored state in the statement that changes it. */
const MARK_READY = `UPDATE invoice SET state = 'ready', size = $2, sha256 = $3, made_at = now(), error = NULL
  WHERE id = $1 AND (cancelled_at IS NOT NULL) = $4 RETURNING id`;
/** SQL: reads the invoices of many orders in one query. */
const NUMBERS = `SELECT order_id, series, year, number FROM invoice
  WHERE order_id = ANY ($1::int[]) AND ${IN_FORCE}`;
/** SQL: searches for many numbers in one query, whatever their series and year are. */
const ORDERS_OF_NUMBERS = `SELECT order_id FROM invoice
  WHERE number = ANY ($1::int[]) AND ${IN_FORCE}`;

@Injectable()
export class InvoiceRepository {
  constructor(private readonly db: Database) {}

  /** The valid invoice. */
  async ofOrder(orderId: number, tx?: Transaction): Promise<InvoiceRow | null> {
    const [row] = await (tx ?? this.db).query<InvoiceRow>(OF_ORDER, [orderId]);
    return row ?? null;
  }

  /** Returns the numbers of the valid invoices of these orders. */
  async numbersOf(orderIds: readonly number[]): Promise<Array<InvoiceNumber & { readonly order_id: number }>> {
    return orderIds.length === 0 ? [] : this.db.query(NUMBERS, [orderIds]);
  }

  /** Returns the ids of the orders whose valid invoices have these numbers, in any series and year. */
  async ordersOf(numbers: readonly number[]): Promise<number[]> {
    if (numbers.length === 0) return [];
    const rows = await this.db.query<{ order_id: number }>(ORDERS_OF_NUMBERS, [numbers]);
    return rows.map(({ order_id: id }) => id);
  }

  /** The newest invoice, valid or cancelled. */
  async newestOf(orderId: number): Promise<InvoiceRow | null> {
    const [row] = await this.db.query<InvoiceRow>(NEWEST, [orderId]);
    return row ?? null;
  }

  /** Invoices and credit notes, oldest first. */
  allOf(orderId: number): Promise<InvoiceRow[]> {
    return this.db.query(ALL_OF_ORDER, [orderId]);
  }

  /** An invoice or a credit note. */
  async find(id: number, tx?: Transaction): Promise<InvoiceRow | null> {
    const [row] = await (tx ?? this.db).query<InvoiceRow>(BY_ID, [id]);
    return row ?? null;
  }

  async withContent(id: number, tx?: Transaction): Promise<RowWithContent | null> {
    const [row] = await (tx ?? this.db).query<RowWithContent>(WITH_CONTENT, [id]);
    return row ?? null;
  }

  /** Returns the newest documents that are not cancelled and whose parties are stored. */
  newestWithContent(most: number): Promise<RowWithContent[]> {
    return this.db.query(NEWEST_WITH_CONTENT, [most]);
  }

  /**
   * Takes the next number and locks the counter until the transaction ends: no other transaction gets a number
   * meanwhile, and a rollback returns this one.
   */
  async nextNumber(tx: Transaction, series: string, year: number): Promise<number> {
    const [row] = await tx.query<{ last: number }>(NEXT_NUMBER, [series, year]);
    return row!.last;
  }

  async insert(tx: Transaction, document: NewInvoice | NewCreditNote): Promise<InvoiceRow> {
    const { kind, series, year, number, orderId, language, issuedAt, currency, total, path, content } = document;
    const own =
      document.kind === 'invoice'
        ? [document.facts, null, null, null]
        : [null, document.corrects, document.reason, document.intent];
    const [row] = await tx.query<InvoiceRow>(INSERT, [
      kind,
      series,
      year,
      number,
      orderId,
      language,
      issuedAt,
      currency,
      String(total),
      path,
      JSON.stringify(content),
      JSON.stringify(document.figures),
      ...own,
    ]);
    return row!;
  }

  /** False if the invoice was cancelled while its file was generated, because that file lacks the cancellation. */
  async markReady({ id, cancelled_at: cancelledAt }: InvoiceRow, size: number, sha256: string): Promise<boolean> {
    return (await this.db.query(MARK_READY, [id, size, sha256, cancelledAt !== null])).length > 0;
  }

  /** Cancels the invoice, which keeps its number; its file has to be generated again. */
  async cancel(tx: Transaction, id: number, at: Date): Promise<void> {
    await tx.entities.update(InvoiceEntity, { id }, { cancelled_at: at, state: 'pending', error: null });
  }

  /** Lets the order have another invoice. This one, which credit notes have credited in full, is not cancelled. */
  async markCredited(tx: Transaction, id: number): Promise<void> {
    await tx.entities.update(InvoiceEntity, { id }, { credited_at: () => 'now()' });
  }

  /** Marks a failure; an invoice whose file was deleted after the retention keeps that state. */
  async markFailed(id: number, error: string): Promise<void> {
    await this.db.entities.update(
      InvoiceEntity,
      { id, error: Or(IsNull(), Not(REMOVED)) },
      { state: 'failed', error: error.slice(0, 1000) },
    );
  }

  /** Requests another attempt to generate the file. */
  async markPending(tx: Transaction, id: number): Promise<void> {
    await tx.entities.update(InvoiceEntity, { id, state: 'failed' }, { state: 'pending', error: null });
  }
}
