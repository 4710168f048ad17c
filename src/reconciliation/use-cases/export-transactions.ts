import { Readable, type Transform } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { AuditLog } from '../../identity/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { SPREADSHEET } from '../../platform/csv/spreadsheet.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ExportedRows } from '../data/exported-rows.js';
import type { BankTransaction, ExportFilter } from '../domain/bank-transaction.js';
import { TRANSACTION_CELLS, type TransactionColumn } from '../domain/transaction-cells.js';

const COLUMNS = Object.keys(TRANSACTION_CELLS) as TransactionColumn[];

/**
 * Exports bank transactions as CSV for spreadsheets. Only a few rows are in memory at a time; if the client stops
 * reading, the query ends. The activity log records the caller and the filters before the first row is sent.
 */
@Injectable()
export class ExportTransactions {
  private readonly logger = new Logger('Reconciliation');

  constructor(
    private readonly exported: ExportedRows,
    private readonly audit: AuditLog,
    private readonly messages: Messages,
  ) {}

  async run(caller: Caller, filter: ExportFilter): Promise<Readable> {
    await this.audit.record(null, {
      caller,
      action: 'bank_transaction.exported',
      subjectType: 'bank_transaction',
      subjectId: null,
      after: { filter },
    });
    const say = (key: string): string => this.messages.translate(caller.language, `reconciliation.${key}`);
    const csv = stringify({ ...SPREADSHEET, columns: COLUMNS.map((key) => ({ key, header: say(`columns.${key}`) })) });
    const rows = Readable.from(this.rows(filter, say));
    rows.on('error', (error) => csv.destroy(error));
    csv.on('close', () => rows.destroy());
    csv.on('error', (error) => this.logger.error({ err: error }, 'An export of bank transactions was interrupted.'));
    return rows.pipe(csv) as Transform;
  }

  private async *rows(filter: ExportFilter, say: (key: string) => string): AsyncGenerator<object> {
    for await (const transaction of this.exported.walk(filter)) yield cellsOf(transaction, say);
  }
}

const cellsOf = (transaction: BankTransaction, say: (key: string) => string): object =>
  Object.fromEntries(COLUMNS.map((column) => [column, TRANSACTION_CELLS[column](transaction, say)]));
