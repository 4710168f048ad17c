import { Injectable } from '@nestjs/common';
import type { Actor } from '#contracts';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { TransactionKind, TransactionState } from '../domain/bank-transaction.js';
import type { StoredKeys } from '../domain/known-again.js';
import type { ImportToStore, StatementImport, StatementToStore, StoredStatement } from '../domain/statement-import.js';
import { TransactionRows } from './transaction-rows.js';

interface FileRow {
  readonly id: number;
  readonly file_name: string;
  readonly format: StatementImport['format'];
  readonly imported_at: Date;
  readonly warnings: StatementImport['warnings'];
  readonly total: number;
  readonly statements: ReadonlyArray<
    Omit<StoredStatement, 'opening' | 'closing'> & { readonly opening: string | null; readonly closing: string | null }
  >;
}
interface KnownRow {
  readonly id: number;
  readonly reference_key: string | null;
  readonly reference_ordinal: number | null;
  readonly content_key: string;
}

/** A stored transaction that belongs to an entry of a statement. */
export interface StoredEntry {
  readonly id: number;
  readonly entry_reference: string;
  readonly kind: TransactionKind;
  readonly state: TransactionState;
  readonly suggest_only: boolean;
  readonly note: string | null;
  readonly part: 'entry' | 'detail' | 'lump_sum';
  /** Minor units with sign. */
  readonly amount: string;
}

/** Keys by which an import searches for stored transactions of an account. */
export interface KeysToFind {
  readonly accountId: number;
  readonly references: readonly string[];
  readonly contents: readonly string[];
  /** Ids of transactions to ignore. */
  readonly except: readonly number[];
}

/** A row of bank_transaction to be inserted. */
export type NewTransactionRow = Readonly<Record<string, string | number | boolean | null>>;

/** SQL: the unique constraint decides between concurrent imports of one file. */
const ADD_FILE = `INSERT INTO bank_file (file_name, sha256, format, total, warnings, actor, imported_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (sha256) DO NOTHING RETURNING id`;
/** SQL: the table has no entity, because days must stay text. */
const ADD_STATEMENT = `INSERT INTO bank_statement (file_id, account_id, number, from_day, to_day, opening, closing, adds_up)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
/**
 * Pages of one statement in several files, of which file $1 is one: they have the same days and balances, and add up
 * together. SQL: compares with sums of another table.
 */
const COMPLETE_PAGES = `UPDATE bank_statement s SET adds_up = true
  FROM (SELECT page.account_id, page.from_day, page.to_day, page.opening, page.closing, array_agg(page.file_id) AS files
    FROM bank_statement page JOIN bank_statement own USING (account_id, from_day, to_day, opening, closing)
    WHERE own.file_id = $1 AND own.adds_up = false
    GROUP BY page.account_id, page.from_day, page.to_day, page.opening, page.closing
    HAVING count(DISTINCT page.file_id) > 1) pages
  WHERE s.account_id = pages.account_id AND s.from_day = pages.from_day AND s.to_day = pages.to_day
    AND s.opening = pages.opening AND s.closing = pages.closing
    AND s.closing - s.opening = (SELECT sum(t.amount) FROM bank_transaction t WHERE t.file_id = ANY (pages.files)
      AND t.account_id = s.account_id AND t.booked_on BETWEEN s.from_day AND s.to_day)`;
/** SQL: adds many rows in one statement. */
const ADD_TRANSACTIONS = `
  INSERT INTO bank_transaction (account_id, file_id, kind, state, booked_on, value_on, amount, counterparty_name,
    counterparty_account, remittance, creditor_reference, end_to_end_id, bank_reference, entry_reference, part,
    return_code, return_text, payout_reference, suggest_only, note, decided_at, reference_key, reference_ordinal, content_key, content_ordinal)
  SELECT $1, $2, kind, state, booked_on, value_on, amount, counterparty_name, counterparty_account, remittance,
    creditor_reference, end_to_end_id, bank_reference, entry_reference, part, return_code, return_text, payout_reference,
    suggest_only, note, CASE WHEN state = 'ignored' THEN now() END, reference_key, reference_ordinal, content_key, content_ordinal
  FROM jsonb_to_recordset($3::jsonb) AS r(kind text, state text, booked_on date, value_on date, amount bigint,
    counterparty_name text, counterparty_account text, remittance text, creditor_reference text, end_to_end_id text,
    bank_reference text, entry_reference text, part text, return_code text, return_text text, payout_reference text,
    suggest_only boolean, note text, reference_key text, reference_ordinal int, content_key text, content_ordinal int)`;
/** SQL: searches for many keys in one query. */
const KNOWN = `SELECT id, reference_key, reference_ordinal, content_key FROM bank_transaction
  WHERE account_id = $1 AND (reference_key = ANY ($2::text[]) OR content_key = ANY ($3::text[]))
    AND id <> ALL ($4::int[])`;
/** SQL: the table has no entity. */
const ENTRIES = `SELECT id, entry_reference, kind, state, suggest_only, note, part, amount
  FROM bank_transaction
  WHERE account_id = $1 AND entry_reference = ANY ($2::text[]) ORDER BY id`;
/** SQL: locks the entries, so that none is booked while it is replaced by its details. */
const LOCK_ENTRIES = `${ENTRIES} FOR UPDATE`;
/** SQL: the table has no entity. */
const REMOVE = `DELETE FROM bank_transaction WHERE id = ANY ($1::int[]) AND state <> 'matched'`;

/** SQL: a subquery that the queries below share. */
const STATEMENTS = `(SELECT coalesce(json_agg(json_build_object('account', a.account, 'currency', a.currency,
  'number', s.number, 'from', s.from_day, 'to', s.to_day, 'opening', s.opening::text, 'closing', s.closing::text)
  ORDER BY s.id), '[]') FROM bank_statement s JOIN bank_account a ON a.id = s.account_id WHERE s.file_id = f.id)
  AS statements`;
const COLUMNS = `f.id, f.file_name, f.format, f.imported_at, f.warnings, f.total, ${STATEMENTS}`;
/** SQL: reads the import and its bank statements in one query. */
const FIND = `SELECT ${COLUMNS} FROM bank_file f WHERE f.id = $1`;
/** SQL: the table has no entity. */
const FIND_HASH = 'SELECT id FROM bank_file WHERE sha256 = $1';
/** SQL: reads the page and the total in one query. */
const LIST = `SELECT ${COLUMNS}, count(*) OVER ()::int AS of_all FROM bank_file f ORDER BY f.id DESC LIMIT $1 OFFSET $2`;

/** Imports of bank statements. */
@Injectable()
export class ImportRows {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRows,
  ) {}

  /** Id of the import of the same bytes; null if there is none. */
  async findHash(tx: Transaction | null, sha256: string): Promise<number | null> {
    const [row] = await (tx ?? this.database).query<{ id: number }>(FIND_HASH, [sha256]);
    return row?.id ?? null;
  }

  /** Returns the id of the new import; null if the same bytes were imported before. */
  async addFile(tx: Transaction, file: ImportToStore, actor: Actor, at: Date): Promise<number | null> {
    const total = file.statements.reduce((sum, { transactions }) => sum + transactions.length, 0);
    const values = [file.fileName, file.sha256, file.format, total, file.warnings, actor, at];
    const [row] = await tx.query<{ id: number }>(ADD_FILE, values);
    return row?.id ?? null;
  }

  async addStatement(tx: Transaction, fileId: number, accountId: number, statement: StatementToStore): Promise<void> {
    const { number, from, to, opening, closing, addsUp } = statement;
    const balances = [opening?.toString() ?? null, closing?.toString() ?? null];
    await tx.query(ADD_STATEMENT, [fileId, accountId, number, from, to, ...balances, addsUp]);
  }

  /** Marks the pages of statements that add up together with the file. */
  async completePages(tx: Transaction, fileId: number): Promise<void> {
    await tx.query(COMPLETE_PAGES, [fileId]);
  }

  async addTransactions(
    tx: Transaction,
    fileId: number,
    accountId: number,
    rows: readonly NewTransactionRow[],
  ): Promise<void> {
    await tx.query(ADD_TRANSACTIONS, [accountId, fileId, JSON.stringify(rows)]);
  }

  /** Stored transactions of the account with one of the keys. */
  async known(
    tx: Transaction | null,
    { accountId, references, contents, except }: KeysToFind,
  ): Promise<Array<StoredKeys & { readonly id: number }>> {
    const rows = await (tx ?? this.database).query<KnownRow>(KNOWN, [accountId, references, contents, except]);
    return rows.map((row) => ({
      id: row.id,
      reference: row.reference_key,
      referenceOrdinal: row.reference_ordinal,
      content: row.content_key,
    }));
  }

  /**
   * Stored transactions of the account that belong to one of the entries, by their ids.
   * @param tx locks them; null: reads them only
   */
  async entries(tx: Transaction | null, accountId: number, references: readonly string[]): Promise<StoredEntry[]> {
    if (references.length === 0) return [];
    const values = [accountId, references];
    return tx ? tx.query<StoredEntry>(LOCK_ENTRIES, values) : this.database.query<StoredEntry>(ENTRIES, values);
  }

  /** Deletes the transactions in `ids` that are not matched; their details replace them. */
  async remove(tx: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await tx.query(REMOVE, [ids]);
  }

  async find(id: number): Promise<StatementImport | null> {
    return (await this.withCounts(await this.database.query<FileRow>(FIND, [id])))[0] ?? null;
  }

  async list(limit: number, offset: number): Promise<{ imports: StatementImport[]; total: number }> {
    const rows = await this.database.query<FileRow & { of_all: number }>(LIST, [limit, offset]);
    return { imports: await this.withCounts(rows), total: rows[0]?.of_all ?? 0 };
  }

  private async withCounts(rows: readonly FileRow[]): Promise<StatementImport[]> {
    const counts = await this.transactions.counts(rows.map(({ id }) => id));
    return rows.map((row) => ({
      id: row.id,
      fileName: row.file_name,
      format: row.format,
      importedAt: row.imported_at,
      warnings: row.warnings,
      total: row.total,
      statements: row.statements.map(({ opening, closing, ...statement }) => ({
        ...statement,
        opening: opening === null ? null : BigInt(opening),
        closing: closing === null ? null : BigInt(closing),
      })),
      counts: {
        ...{ matched: 0, suggested: 0, unmatched: 0, ignored: 0 },
        ...Object.fromEntries(counts.filter((one) => one.file_id === row.id).map(({ state, count }) => [state, count])),
      },
    }));
  }
}
