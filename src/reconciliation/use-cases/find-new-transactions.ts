import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { ImportRows, type StoredEntry } from '../data/import-rows.js';
import { decidedEntry, type DecidedEntry } from '../domain/decided-entry.js';
import { groupBy } from '../domain/group-by.js';
import { KnownAgain, type Ordinals, type StoredKeys } from '../domain/known-again.js';
import type { TransactionToStore } from '../domain/statement-import.js';

/** Number of transactions that are compared without a pause. */
const STEP = 1_000;

/** A transaction that no earlier import had. */
export interface NewTransaction {
  readonly read: TransactionToStore;
  readonly ordinals: Ordinals;
  /** Decisions about the entries that it replaces as one of their details; null if it replaces none. */
  readonly decided: DecidedEntry | null;
}

export interface FoundNew {
  readonly fresh: readonly NewTransaction[];
  /** Ids of stored entries that are replaced by their details. */
  readonly replaced: readonly number[];
}

interface WithoutKnown {
  readonly left: readonly TransactionToStore[];
  /** Stored entries that are replaced, by their references. */
  readonly replaced: ReadonlyMap<string, readonly StoredEntry[]>;
}

/** Finds out which transactions of an import are known from earlier ones. */
@Injectable()
export class FindNewTransactions {
  constructor(private readonly imports: ImportRows) {}

  /**
   * @param tx locks the entries that may be replaced by their details; null for a preview, which changes nothing
   * @param accountId null for an account that is not stored yet
   */
  async run(tx: Transaction | null, accountId: number | null, read: readonly TransactionToStore[]): Promise<FoundNew> {
    const { left, replaced: entries } = await this.withoutKnownEntries(tx, accountId, read);
    const replaced = [...entries.values()].flat().map(({ id }) => id);
    const known = new KnownAgain(accountId === null ? [] : await this.storedKeys(tx, accountId, left, replaced));
    const fresh: NewTransaction[] = [];
    for (const [place, transaction] of left.entries()) {
      const ordinals = known.place(transaction.keys);
      const replaces = entries.get(transaction.entryReference ?? '');
      if (ordinals !== null)
        fresh.push({ read: transaction, ordinals, decided: replaces ? decidedEntry(replaces) : null });
      // The pause lets other requests run.
      if (place % STEP === STEP - 1) await nextTurn();
    }
    return { fresh, replaced };
  }

  /** Returns the keys of stored transactions. Each key occurs once, even if several steps find it. */
  private async storedKeys(
    tx: Transaction | null,
    accountId: number,
    left: readonly TransactionToStore[],
    except: readonly number[],
  ): Promise<StoredKeys[]> {
    const stored = new Map<number, StoredKeys>();
    for (let at = 0; at < left.length; at += STEP) {
      const keys = left.slice(at, at + STEP).map((one) => one.keys);
      const references = keys.flatMap(({ reference }) => reference ?? []);
      const contents = keys.map(({ content }) => content);
      for (const one of await this.imports.known(tx, { accountId, references, contents, except }))
        stored.set(one.id, one);
      await nextTurn();
    }
    return [...stored.values()];
  }

  /**
   * Prevents the same money from being stored twice, as an entry of one file and as its details in another. The details
   * replace a stored entry that is not matched; otherwise the file that is imported later does not add it.
   */
  private async withoutKnownEntries(
    tx: Transaction | null,
    accountId: number | null,
    read: readonly TransactionToStore[],
  ): Promise<WithoutKnown> {
    const references = [...new Set(read.flatMap(({ entryReference }) => entryReference ?? []))];
    const entries = accountId === null ? [] : await this.imports.entries(tx, accountId, references);
    const stored = groupBy(entries, (entry) => entry.entry_reference);
    const omitted = new Set<string>();
    const replaced = new Map<string, readonly StoredEntry[]>();
    for (const [reference, details] of groupBy(read, ({ entryReference }) => entryReference)) {
      const known = reference === null ? [] : (stored.get(reference) ?? []);
      if (reference === null || !isSameMoney(details, known)) continue;
      const open = known.filter(({ state, part }) => part !== 'detail' && state !== 'matched');
      if (details[0]!.part === 'detail' && open.length === known.length) replaced.set(reference, open);
      else omitted.add(reference);
    }
    return { left: read.filter(({ entryReference: one }) => one === null || !omitted.has(one)), replaced };
  }
}

/** Whether one side is an entry, the other its details, and both have the same sum. */
const isSameMoney = (read: readonly TransactionToStore[], stored: readonly StoredEntry[]): boolean =>
  stored.length > 0 &&
  read.every(({ part }) => part === 'detail') !== stored.every(({ part }) => part === 'detail') &&
  sum(read.map(({ minor }) => minor)) === sum(stored.map(({ amount }) => BigInt(amount)));

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);
