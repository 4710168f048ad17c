import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { InvoiceSays } from '../domain/invoice-says.js';
import type { InvoiceRow, NewInvoice } from './invoice-row.js';

const COLUMNS = 'id, series, year, number, order_id, language, issued_at, currency, total, path, state, size, sha256';

const NEXT_NUMBER = `INSERT INTO invoice_counter (series, year, last) VALUES ($1, $2, 1)
  ON CONFLICT (series, year) DO UPDATE SET last = invoice_counter.last + 1 RETURNING last`;
const INSERT = `INSERT INTO invoice (series, year, number, order_id, language, issued_at, currency, total, path, says)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING ${COLUMNS}`;
const OF_ORDER = { name: 'invoice_of_order', text: `SELECT ${COLUMNS} FROM invoice WHERE order_id = $1` };

@Injectable()
export class InvoiceRepository {
  constructor(private readonly db: Database) {}

  async ofOrder(orderId: number, tx?: Transaction): Promise<InvoiceRow | null> {
    const [row] = await (tx ?? this.db).query<InvoiceRow>(OF_ORDER, [orderId]);
    return row ?? null;
  }

  async withSays(id: number): Promise<(InvoiceRow & { readonly says: InvoiceSays }) | null> {
    const [row] = await this.db.query<InvoiceRow & { says: InvoiceSays }>(`SELECT ${COLUMNS}, says FROM invoice WHERE id = $1`, [id]);
    return row ?? null;
  }

  /** Holds the counter's row until the transaction ends: nobody else gets a number meanwhile, and a rollback gives this one back. */
  async nextNumber(tx: Transaction, series: string, year: number): Promise<number> {
    const [row] = await tx.query<{ last: number }>(NEXT_NUMBER, [series, year]);
    return row!.last;
  }

  async insert(tx: Transaction, invoice: NewInvoice): Promise<InvoiceRow> {
    const { series, year, number, orderId, language, issuedAt, currency, total, path, says } = invoice;
    const values = [series, year, number, orderId, language, issuedAt, currency, String(total), path, JSON.stringify(says)];
    const [row] = await tx.query<InvoiceRow>(INSERT, values);
    return row!;
  }

  async markReady(id: number, size: number, sha256: string): Promise<void> {
    await this.db.query(`UPDATE invoice SET state = 'ready', size = $2, sha256 = $3, made_at = now(), error = NULL WHERE id = $1`, [id, size, sha256]);
  }

  async markFailed(id: number, error: string): Promise<void> {
    await this.db.query(`UPDATE invoice SET state = 'failed', error = $2 WHERE id = $1`, [id, error.slice(0, 1000)]);
  }

  /** Its file is to be made again. */
  async markPending(tx: Transaction, id: number): Promise<void> {
    await tx.query(`UPDATE invoice SET state = 'pending', error = NULL WHERE id = $1 AND state = 'failed'`, [id]);
  }
}
