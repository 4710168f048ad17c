import type { TransactionKeys } from './transaction-keys.js';

/** The keys of a stored transaction. */
export interface StoredKeys {
  readonly reference: string | null;
  readonly referenceOrdinal: number | null;
  readonly content: string;
}

/** Number of a new transaction among those with the same key, from 1. Null for the key that is not used. */
export interface Ordinals {
  readonly reference: number | null;
  readonly content: number | null;
}

/**
 * Decides which transactions of a file are new. Of equal transactions, the n-th is known if n of them are stored.
 * Transactions are compared by the bank's references, or by content if one of the two files has no references.
 */
export class KnownAgain {
  private readonly byReference = new Set<string>();
  private readonly byContent = new Map<string, number>();
  private readonly withoutReference = new Map<string, number>();
  private readonly seen = new Map<string, number>();

  constructor(stored: readonly StoredKeys[]) {
    for (const { reference, referenceOrdinal, content } of stored) {
      if (reference !== null) this.byReference.add(`${reference} ${referenceOrdinal}`);
      else count(this.withoutReference, content);
      count(this.byContent, content);
    }
  }

  /** Returns null for a known transaction. Call it for all transactions of the file in their order. */
  place({ reference, content }: TransactionKeys): Ordinals | null {
    if (reference === null) {
      const ordinal = count(this.seen, content);
      return ordinal <= (this.byContent.get(content) ?? 0) ? null : { reference: null, content: ordinal };
    }
    const ordinal = count(this.seen, reference);
    if (this.byReference.has(`${reference} ${ordinal}`)) return null;
    const twin = count(this.seen, `with reference ${content}`);
    return twin <= (this.withoutReference.get(content) ?? 0) ? null : { reference: ordinal, content: null };
  }
}

function count(counts: Map<string, number>, key: string): number {
  const next = (counts.get(key) ?? 0) + 1;
  counts.set(key, next);
  return next;
}
