import { Money } from '#kernel';
import type { Gap } from './coverage.js';
import { kindOf, type BankTransaction, type TransactionState } from './bank-transaction.js';
import type { ImportFormat, ImportWarning, StatementToStore, TransactionToStore } from './statement-import.js';

/** A gap that an import would open. */
export interface AccountGap extends Gap {
  readonly account: string;
}

/** A transaction of the file, as the preview shows it. */
export interface SampleTransaction {
  readonly bookedOn: string;
  /** Negative if money left the account. */
  readonly amount: Money;
  readonly counterpartyName: string | null;
  readonly remittance: string;
  readonly creditorReference: string | null;
}

/** Result that an import would have. Nothing is stored. */
export interface ImportPreview {
  readonly fileName: string;
  readonly format: ImportFormat;
  readonly warnings: readonly ImportWarning[];
  readonly statements: readonly StatementToStore[];
  /** Number of transactions in the file. */
  readonly total: number;
  /** Numbers of the transactions that are new, by the state that they would have. */
  readonly counts: Readonly<Record<TransactionState, number>>;
  readonly gaps: readonly AccountGap[];
  readonly sample: readonly SampleTransaction[];
}

/** A transaction that is not stored, with the data that the matching needs. */
export type UnstoredTransaction = Omit<
  BankTransaction,
  | 'fileId'
  | 'state'
  | 'valueOn'
  | 'returnReason'
  | 'note'
  | 'suggestions'
  | 'matchedBy'
  | 'reverses'
  | 'isSuggestOnly'
  | 'decidedAt'
  | 'refundIds'
  | 'registerIds'
  | 'allocations'
  | 'unallocated'
  | 'version'
>;

/**
 * @param id any number that no other transaction has
 * @param accountId 0 for an account that is not stored
 */
export function unstored(
  id: number,
  read: TransactionToStore,
  { account, currency, accountId }: { readonly account: string; readonly currency: string; readonly accountId: number },
): UnstoredTransaction {
  const { bookedOn, counterpartyName, counterpartyAccount, remittance, creditorReference, endToEndId } = read;
  return {
    ...{ id, accountId, account, kind: kindOf(read), bookedOn, isIncoming: read.minor > 0n },
    ...{ counterpartyName, counterpartyAccount, remittance, creditorReference, endToEndId },
    amount: Money.of(read.minor < 0n ? -read.minor : read.minor, currency),
    bankReference: read.bankReference,
  };
}

/** Returns the first incoming transactions; if there are none, the first outgoing ones. */
export function sampleOf(statements: readonly StatementToStore[], most: number): SampleTransaction[] {
  const all = statements.flatMap(({ transactions, currency }) => transactions.map((read) => ({ read, currency })));
  const incoming = all.filter(({ read }) => read.minor > 0n);
  return (incoming.length > 0 ? incoming : all)
    .slice(0, most)
    .map(({ read, currency }) => ({
      bookedOn: read.bookedOn,
      amount: Money.of(read.minor, currency),
      counterpartyName: read.counterpartyName,
      remittance: read.remittance,
      creditorReference: read.creditorReference,
    }));
}
