import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from './transaction.js';

/**
 * Marks the request as carried out, in the transaction that has the effect; throws if another request has taken the
 * intent over.
 */
export type MarkAsDone = (tx: Transaction) => Promise<void>;

/**
 * A request with an Idempotency-Key while its handler runs. Its transactions record here that they may be committed, so
 * that the key is not released if only the answer is lost (ADR 0017).
 */
export class RunningIntent {
  /** A COMMIT was sent, so the effect may be stored, even if the connection failed before the answer. */
  mayBeCommitted = false;
  /** The handler found the effect of an earlier request with this key, and changed nothing. */
  foundEarlier = false;
  private committedBefore = false;
  private ended = false;

  /** @param markAsDone null for operations that store a reference to the intent in their own rows */
  constructor(private readonly markAsDone: MarkAsDone | null) {}

  /** Whether its transactions need an additional statement, whose result decides about their COMMIT. */
  get needsMark(): boolean {
    return this.markAsDone !== null && !this.ended;
  }

  async beforeCommit(tx: Transaction): Promise<void> {
    if (this.ended) return;
    if (this.markAsDone) await this.markAsDone(tx);
    this.committedBefore = this.mayBeCommitted;
    this.mayBeCommitted = true;
  }

  /** Records that PostgreSQL refused the statements that were sent together with their COMMIT. */
  notCommitted(): void {
    this.mayBeCommitted = this.committedBefore;
  }

  /**
   * Ends the intent. Background work that the handler started stays in its context, but its transactions do not belong
   * to the request.
   */
  end(): void {
    this.ended = true;
  }
}

export const intents = new AsyncLocalStorage<RunningIntent>();

/** Marks the answer as that of an earlier request with the same key: it gets `Idempotent-Replayed: true`. */
export function answersAgain(): void {
  const intent = intents.getStore();
  if (intent) intent.foundEarlier = true;
}
