import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../identity/index.js';
import { actorOf, type Caller } from '../../platform/access/caller.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AccountRows, type BankAccount } from '../data/account-rows.js';
import { ImportRows, type NewTransactionRow, type StoredEntry } from '../data/import-rows.js';
import { KnownAgain, type Ordinals } from '../domain/known-again.js';
import type { ImportToStore, StatementToStore } from '../domain/statement-import.js';
import { findPayoutReference } from '../refunds/domain/payout-reference.js';

type ToStore = StatementToStore['transactions'][number];

/** Number of rows of one SQL statement. */
const STEP = 500;

/** The stored import. `repeated`: it is an earlier import of the same bytes, and nothing was stored. */
export interface StoredFile {
  readonly id: number;
  readonly repeated: boolean;
}

/** Stores an import in one database transaction, without the bank transactions of earlier imports. */
@Injectable()
export class StoreImport {
  constructor(
    private readonly db: Database,
    private readonly imports: ImportRows,
    private readonly accounts: AccountRows,
    private readonly audit: AuditLog,
  ) {}

  run(file: ImportToStore, caller: Caller): Promise<StoredFile> {
    return this.db.transaction(async (tx) => {
      const id = await this.imports.addFile(tx, file, actorOf(caller));
      if (id === null) return { id: (await this.imports.findHash(tx, file.sha256))!, repeated: true };
      for (const statements of byAccount(file.statements)) await this.storeAccount(tx, id, statements);
      await this.audit.record(tx, {
        caller,
        action: 'bank_statement.imported',
        subjectType: 'bank_statement',
        subjectId: id,
        after: { file_name: file.fileName, format: file.format, sha256: file.sha256 },
      });
      return { id, repeated: false };
    });
  }

  private async storeAccount(tx: Transaction, fileId: number, statements: readonly StatementToStore[]): Promise<void> {
    const { account, currency } = statements[0]!;
    const named = (name: 'bankName' | 'ownerName') => statements.map((one) => one[name]).find(Boolean) ?? null;
    const taken = await this.accounts.take(tx, {
      account,
      currency,
      bankName: named('bankName'),
      ownerName: named('ownerName'),
    });
    for (const statement of statements) await this.imports.addStatement(tx, fileId, taken.id, statement);
    const rows = await this.newRows(
      tx,
      taken,
      statements.flatMap(({ transactions }) => transactions),
    );
    for (let at = 0; at < rows.length; at += STEP)
      await this.imports.addTransactions(tx, fileId, taken.id, rows.slice(at, at + STEP));
  }

  private async newRows(tx: Transaction, account: BankAccount, read: readonly ToStore[]): Promise<NewTransactionRow[]> {
    const keyed = await this.withoutKnownEntries(tx, account, read);
    const references = keyed.flatMap(({ keys }) => keys.reference ?? []);
    const contents = keyed.map(({ keys }) => keys.content);
    const known = new KnownAgain(await this.imports.known(tx, account.id, references, contents));
    return keyed.flatMap((transaction) => {
      const ordinals = known.place(transaction.keys);
      return ordinals === null ? [] : [toRow(transaction, ordinals)];
    });
  }

  /**
   * Avoids that the same money is stored twice, as an entry of one file and as its details in another. The details
   * replace a stored entry that is not matched; otherwise what is imported second is skipped.
   */
  private async withoutKnownEntries(
    tx: Transaction,
    { id }: BankAccount,
    read: readonly ToStore[],
  ): Promise<readonly ToStore[]> {
    const references = [...new Set(read.flatMap(({ entryReference }) => entryReference ?? []))];
    const stored = groupBy(await this.imports.entries(tx, id, references), (entry) => entry.entry_reference);
    const left = new Set<string>();
    for (const [reference, details] of groupBy(read, ({ entryReference }) => entryReference)) {
      const entries = reference === null ? [] : (stored.get(reference) ?? []);
      if (reference === null || !isSameMoney(details, entries)) continue;
      const replaced = entries.filter(({ state, part }) => part !== 'detail' && state !== 'matched');
      if (details[0]!.part === 'detail' && replaced.length === entries.length)
        await this.imports.remove(
          tx,
          replaced.map((entry) => entry.id),
        );
      else left.add(reference);
    }
    return left.size === 0 ? read : read.filter(({ entryReference: one }) => one === null || !left.has(one));
  }
}

/** Whether one side is an entry, the other its details, and both have the same sum. */
const isSameMoney = (read: readonly ToStore[], stored: readonly StoredEntry[]): boolean =>
  stored.length > 0 &&
  read.every(({ part }) => part === 'detail') !== stored.every(({ part }) => part === 'detail') &&
  sum(read.map(({ minor }) => minor)) === sum(stored.map(({ amount }) => BigInt(amount)));

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/** Groups and sorts statements by account, so that all imports lock accounts in the same order. */
const byAccount = (statements: readonly StatementToStore[]): StatementToStore[][] =>
  [...groupBy(statements, ({ account, currency }) => `${account} ${currency}`)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => group);

function groupBy<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Debits other than returns are stored as ignored, without counterparty and text, which the shop does not need. */
function toRow({ keys, ...read }: ToStore, ordinals: Ordinals): NewTransactionRow {
  const kind = read.isReturn ? 'return' : read.minor > 0n ? 'credit' : 'debit';
  const isStranger = kind === 'debit';
  return {
    kind,
    state: isStranger ? 'ignored' : 'unmatched',
    booked_on: read.bookedOn,
    value_on: read.valueOn,
    amount: read.minor.toString(),
    counterparty_name: isStranger ? null : read.counterpartyName,
    counterparty_account: isStranger ? null : read.counterpartyAccount,
    remittance: isStranger ? '' : read.remittance,
    creditor_reference: isStranger ? null : read.creditorReference,
    end_to_end_id: read.endToEndId,
    bank_reference: read.bankReference,
    entry_reference: read.entryReference,
    part: read.part,
    return_code: read.returnReason?.code ?? null,
    return_text: read.returnReason?.text ?? null,
    payout_reference: findPayoutReference(read, kind),
    reference_key: keys.reference,
    reference_ordinal: ordinals.reference,
    content_key: keys.content,
    content_ordinal: ordinals.content,
  };
}
