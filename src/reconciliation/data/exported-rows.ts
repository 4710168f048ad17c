import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { BankTransaction, ExportFilter } from '../domain/bank-transaction.js';
import { toBankTransaction, TRANSACTION_COLUMNS, type TransactionRow } from './transaction-row.js';

/** Number of transactions in memory at once. */
const STEP = 500;

/** SQL: continues after the last row that was read. */
const NEXT = `SELECT ${TRANSACTION_COLUMNS} FROM bank_transaction t JOIN bank_account a ON a.id = t.account_id
  WHERE ($1::text[] IS NULL OR t.state = ANY ($1)) AND ($2::int IS NULL OR t.file_id = $2)
    AND ($3::text IS NULL OR a.account = $3) AND ($4::date IS NULL OR t.booked_on >= $4)
    AND ($5::date IS NULL OR t.booked_on <= $5) AND ($6::date IS NULL OR (t.booked_on, t.id) < ($6, $7::int))
  ORDER BY t.booked_on DESC, t.id DESC LIMIT ${STEP}`;

/** Reads many transactions without having all of them in memory. */
@Injectable()
export class ExportedRows {
  constructor(private readonly database: Database) {}

  /** Iterates over the transactions by day, the latest first. */
  async *walk({ states, fileId, account, from, to }: ExportFilter): AsyncGenerator<BankTransaction> {
    for (let last: TransactionRow | null = null; ;) {
      const values = [states, fileId, account, from, to, last?.booked_on ?? null, last?.id ?? null];
      const rows: TransactionRow[] = await this.database.query<TransactionRow>(NEXT, values);
      yield* rows.map(toBankTransaction);
      if (rows.length < STEP) return;
      last = rows.at(-1)!;
    }
  }
}
