import type { TransactionKind, TransactionState } from './bank-transaction.js';

/** What administrators have decided about an entry. It applies to the details that replace the entry, too. */
export interface DecidedEntry {
  /** Whether no rule books the details. */
  readonly isSuggestOnly: boolean;
  readonly isIgnored: boolean;
  readonly note: string | null;
}

interface Entry {
  readonly kind: TransactionKind;
  readonly state: TransactionState;
  readonly suggest_only: boolean;
  readonly note: string | null;
}

/** Combines the decisions about the entries that the same details replace. Debits are ignored without a decision. */
export function decidedEntry(entries: readonly Entry[]): DecidedEntry {
  const notes = new Set(entries.flatMap(({ note }) => note ?? []));
  return {
    isSuggestOnly: entries.some((one) => one.suggest_only),
    isIgnored: entries.every(({ kind, state }) => kind !== 'debit' && state === 'ignored'),
    note: notes.size > 0 ? [...notes].join('\n') : null,
  };
}
