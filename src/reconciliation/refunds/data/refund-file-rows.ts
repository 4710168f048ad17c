import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { Money } from '#kernel';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { RefundFileFormat, TransferBatch } from '../domain/payment-file.js';
import type { RefundFile } from '../domain/refund-file.js';
import { paidBy, type Payers } from './paid-by.sql.js';

interface FileRow {
  readonly id: number;
  readonly format: RefundFileFormat;
  readonly reference: string;
  readonly currency: string;
  readonly count: number;
  readonly total: string;
  readonly sha256: string;
  readonly created_at: Date;
  readonly discarded_at: Date | null;
  readonly discard_reason: string | null;
  readonly paid_out: number;
  readonly returned: number;
  readonly is_available: boolean;
}

export interface NewRefundFile {
  readonly format: RefundFileFormat;
  readonly reference: string;
  readonly count: number;
  readonly total: Money;
  readonly sha256: string;
  readonly content: Buffer;
  readonly batches: readonly TransferBatch[];
}

/** SQL: writes a bytea, and returns the id of the new row. */
const ADD = `INSERT INTO bank_refund_file (format, reference, currency, count, total, sha256, content, actor)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`;
/**
 * Stores the lines of a file, and its receivers with their refunds. SQL: handles many rows at once; the unique index of
 * live lines prevents two files with the same refund.
 */
const ADD_LINES = `
  WITH sent AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb) AS s(refund_id int, end_to_end_id text, batch_reference text,
      receiver_name text, receiver_account text)),
  lines AS (
    INSERT INTO bank_refund_line (file_id, refund_id, end_to_end_id, batch_reference)
    SELECT $1, refund_id, end_to_end_id, batch_reference FROM sent ORDER BY refund_id)
  UPDATE bank_refund r SET state = 'exported', receiver_name = s.receiver_name, receiver_account = s.receiver_account,
    version = r.version + 1, changed_at = now() FROM sent s WHERE r.refund_id = s.refund_id`;
const COLUMNS = `f.id, f.format, f.reference, f.currency, f.count, f.total, f.sha256, f.created_at, f.discarded_at,
  f.discard_reason, f.content IS NOT NULL AS is_available,
  (SELECT count(*)::int FROM bank_refund_line x WHERE x.file_id = f.id AND x.paid_by IS NOT NULL) AS paid_out,
  (SELECT count(*)::int FROM bank_refund_line x WHERE x.file_id = f.id AND x.returned_by IS NOT NULL) AS returned`;
/** SQL: counts rows of another table. */
const FIND = `SELECT ${COLUMNS} FROM bank_refund_file f WHERE f.id = $1`;
/** SQL: takes a lock. */
const LOCK = `SELECT ${COLUMNS} FROM bank_refund_file f WHERE f.id = $1 FOR UPDATE OF f`;
/** SQL: reads the page and the total in one statement. */
const LIST = `SELECT ${COLUMNS}, count(*) OVER ()::int AS of_all FROM bank_refund_file f
  WHERE EXISTS (SELECT FROM bank_refund_line x JOIN bank_refund r ON r.refund_id = x.refund_id
    WHERE x.file_id = f.id AND ${paidBy('r.method', 1)})
  ORDER BY f.id DESC LIMIT $4 OFFSET $5`;
/** SQL: the table has no entity. */
const CONTENT = 'SELECT content FROM bank_refund_file WHERE id = $1';
/** SQL: the table has no entity. */
const REFUNDS_OF = 'SELECT refund_id FROM bank_refund_line WHERE file_id = $1 AND live ORDER BY refund_id';
/** SQL: uses PostgreSQL's clock, and updates many lines at once. */
const DISCARD = `WITH ended AS (UPDATE bank_refund_line SET live = false WHERE file_id = $1)
  UPDATE bank_refund_file SET discarded_at = now(), discard_reason = $2 WHERE id = $1`;

/** Files of refunds for the bank. */
@Injectable()
export class RefundFileRows {
  constructor(private readonly database: Database) {}

  async add(tx: Transaction, file: NewRefundFile, actor: Actor): Promise<number> {
    const { format, reference, count, total, sha256, content, batches } = file;
    const values = [format, reference, total.currency, count, total.minor.toString(), sha256, content, actor];
    const [row] = await tx.query<{ id: number }>(ADD, values);
    const lines = batches.flatMap((batch) =>
      batch.transfers.map(({ refundId, endToEndId, receiver }) => ({
        refund_id: refundId,
        end_to_end_id: endToEndId,
        batch_reference: batch.reference,
        receiver_name: receiver.name,
        receiver_account: receiver.account,
      })),
    );
    await tx.query(ADD_LINES, [row!.id, JSON.stringify(lines)]);
    return row!.id;
  }

  async find(id: number): Promise<RefundFile | null> {
    const [row] = await this.database.query<FileRow>(FIND, [id]);
    return row ? toRefundFile(row) : null;
  }

  async lock(tx: Transaction, id: number): Promise<RefundFile | null> {
    const [row] = await tx.query<FileRow>(LOCK, [id]);
    return row ? toRefundFile(row) : null;
  }

  async list(
    { account, limit, offset }: { readonly account: string | null; readonly limit: number; readonly offset: number },
    { byMethod, usual }: Payers,
  ): Promise<{ files: RefundFile[]; total: number }> {
    const values = [account, byMethod, usual, limit, offset];
    const rows = await this.database.query<FileRow & { of_all: number }>(LIST, values);
    return { files: rows.map(toRefundFile), total: rows[0]?.of_all ?? 0 };
  }

  /** The bytes of the file; null if they were removed. */
  async content(id: number): Promise<Buffer | null> {
    const [row] = await this.database.query<{ content: Buffer | null }>(CONTENT, [id]);
    return row?.content ?? null;
  }

  /** Ids of the refunds that are in the file and in no later one. */
  async refundsOf(tx: Transaction, id: number): Promise<number[]> {
    return (await tx.query<{ refund_id: number }>(REFUNDS_OF, [id])).map((row) => row.refund_id);
  }

  async discard(tx: Transaction, id: number, reason: string): Promise<void> {
    await tx.query(DISCARD, [id, reason]);
  }
}

const toRefundFile = (row: FileRow): RefundFile => ({
  id: row.id,
  format: row.format,
  reference: row.reference,
  count: row.count,
  total: Money.of(row.total, row.currency),
  sha256: row.sha256,
  createdAt: row.created_at,
  discardedAt: row.discarded_at,
  discardReason: row.discard_reason,
  paidOut: row.paid_out,
  returned: row.returned,
  isAvailable: row.is_available,
});
