import { Injectable } from '@nestjs/common';
import { Money } from '#kernel';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ShopProfile } from '../../platform/shop/shop-profile.js';
import type { StatementSpan } from '../domain/coverage.js';
import { namingOrders } from './suggested-orders.js';

/** An account whose statements the shop has imported. */
export interface BankAccount {
  readonly id: number;
  /** Capital letters and digits only; see `plainAccount`. */
  readonly account: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly bankName: string | null;
  /** Name of the owner as the bank writes it. */
  readonly ownerName: string | null;
}

/** State of an account's imports. */
export interface ImportState {
  readonly importedAt: Date;
  /** Whether transactions wait to be matched, or suggestions to be renewed. */
  readonly isDeciding: boolean;
}

interface AccountRow {
  readonly id: number;
  readonly account: string;
  readonly currency: string;
  readonly bank_name: string | null;
  readonly owner_name: string | null;
}
interface SpanRow {
  readonly account_id: number;
  readonly currency: string;
  readonly file: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly opening: string | null;
  readonly closing: string | null;
  readonly imported_on: string;
  readonly adds_up: boolean;
}

/**
 * Adds the account, or locks an existing one and replaces its names of bank and owner by those of the new statement.
 * SQL: the unique constraint decides between concurrent imports, and the lock makes them wait for each other.
 */
const TAKE = `INSERT INTO bank_account (account, currency, bank_name, owner_name) VALUES ($1, $2, $3, $4)
  ON CONFLICT (account, currency) DO UPDATE
    SET bank_name = coalesce(EXCLUDED.bank_name, bank_account.bank_name),
      owner_name = coalesce(EXCLUDED.owner_name, bank_account.owner_name)
  RETURNING id, account, currency, bank_name, owner_name`;
/** SQL: the table has no entity, because its other statement needs SQL. */
const ALL = 'SELECT id, account, currency, bank_name, owner_name FROM bank_account ORDER BY id';
/**
 * Time of the last import, and whether the account still decides: an import is being matched, or suggestions wait
 * to be renewed and may then name other orders. There is no time limit: an order must not be cancelled because the
 * matching takes long.
 * SQL: computes aggregates of two tables without entities, and searches in JSON.
 */
const IMPORT_STATES = `SELECT s.account_id, max(f.imported_at) AS imported_at,
    EXISTS (SELECT FROM bank_transaction t WHERE t.decided_at IS NULL AND t.account_id = s.account_id)
      OR EXISTS (${namingOrders('ARRAY(SELECT order_id FROM bank_changed_order)')} AND named.account_id = s.account_id)
      AS is_deciding
  FROM bank_statement s JOIN bank_file f ON f.id = s.file_id GROUP BY s.account_id`;
const SPAN = `s.account_id, a.currency, s.file_id AS file, s.from_day::text AS "from", s.to_day::text AS "to",
    s.opening, s.closing, (f.imported_at AT TIME ZONE $1)::date::text AS imported_on, s.adds_up IS NOT FALSE AS adds_up`;
/** SQL: reads days as text, because a Date depends on the time zone. */
const SPANS = `SELECT ${SPAN}
  FROM bank_statement s JOIN bank_account a ON a.id = s.account_id JOIN bank_file f ON f.id = s.file_id ORDER BY s.id`;
/**
 * Statements of the accounts $2 that determine the coverage from the day $3 on: those that end on this day or later,
 * and before it the last one, the last one with balances, and the last one that adds up, because the next statement
 * continues them. SQL: reads days as text, and a part of the index for each account.
 */
const SPANS_SINCE = `SELECT ${SPAN}
  FROM bank_account a
  CROSS JOIN LATERAL (SELECT coalesce(least(max(e.to_day),
      max(e.to_day) FILTER (WHERE e.opening IS NOT NULL AND e.closing IS NOT NULL),
      max(e.to_day) FILTER (WHERE e.opening IS NOT NULL AND e.closing IS NOT NULL AND e.adds_up IS NOT FALSE)),
      $3::date) AS day
    FROM bank_statement e WHERE e.account_id = a.id AND e.from_day IS NOT NULL AND e.to_day < $3::date) begin
  JOIN bank_statement s ON s.account_id = a.id AND s.to_day >= begin.day
  JOIN bank_file f ON f.id = s.file_id
  WHERE a.id = ANY ($2::int[]) ORDER BY s.id`;

/** The bank accounts of imported statements. */
@Injectable()
export class AccountRows {
  constructor(
    private readonly database: Database,
    private readonly shop: ShopProfile,
  ) {}

  /** Locks the account until the transaction ends, so that imports of one account run one after the other. */
  async take(tx: Transaction, account: Omit<BankAccount, 'id'>): Promise<BankAccount> {
    const { account: number, currency, bankName, ownerName } = account;
    const [row] = await tx.query<AccountRow>(TAKE, [number, currency, bankName, ownerName]);
    return toAccount(row!);
  }

  async all(): Promise<BankAccount[]> {
    return (await this.database.query<AccountRow>(ALL)).map(toAccount);
  }

  /** States of the imports by the id of the account; accounts without an import are missing. */
  async importStates(): Promise<ReadonlyMap<number, ImportState>> {
    const rows = await this.database.query<{ account_id: number; imported_at: Date; is_deciding: boolean }>(
      IMPORT_STATES,
    );
    return new Map(
      rows.map((row) => [row.account_id, { importedAt: row.imported_at, isDeciding: row.is_deciding }] as const),
    );
  }

  /** Returns the days and balances of all statements, by the id of their account. */
  async spans(): Promise<ReadonlyMap<number, StatementSpan[]>> {
    return byAccount(await this.database.query<SpanRow>(SPANS, [this.shop.timezone]));
  }

  /**
   * Returns the statements of the accounts that are needed for payments awaited since a day, YYYY-MM-DD: the coverage
   * and the gaps after this day are the same as with all statements.
   */
  async spansSince(accountIds: readonly number[], day: string): Promise<ReadonlyMap<number, StatementSpan[]>> {
    if (accountIds.length === 0) return new Map();
    return byAccount(await this.database.query<SpanRow>(SPANS_SINCE, [this.shop.timezone, accountIds, day]));
  }
}

function byAccount(rows: readonly SpanRow[]): ReadonlyMap<number, StatementSpan[]> {
  const spans = new Map<number, StatementSpan[]>();
  for (const row of rows) {
    const money = (minor: string | null) => (minor === null ? null : Money.of(minor, row.currency));
    const span = {
      file: row.file,
      from: row.from,
      to: row.to,
      opening: money(row.opening),
      closing: money(row.closing),
      importedOn: row.imported_on,
      addsUp: row.adds_up,
    };
    const ofAccount = spans.get(row.account_id);
    if (ofAccount) ofAccount.push(span);
    else spans.set(row.account_id, [span]);
  }
  return spans;
}

const toAccount = (row: AccountRow): BankAccount => ({
  id: row.id,
  account: row.account,
  currency: row.currency,
  bankName: row.bank_name,
  ownerName: row.owner_name,
});
