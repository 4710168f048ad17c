import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from './transaction.js';

/**
 * Writes, in the transaction that makes the effect, that the request is carried out; throws when another request has
 * taken it over.
 */
export type MarkAsDone = (tx: Transaction) => Promise<void>;

/**
 * A request with an Idempotency-Key, while its handler runs. Its transactions note here that they may be committed, so
 * that the key is not released when only the answer is lost (decisions §2).
 */
export class RunningIntent {
  /** A COMMIT was sent: the effect may be stored, even when the connection failed before the answer came. */
  mayBeCommitted = false;
  /** The handler found the effect of an earlier request with this key, and did nothing. */
  foundEarlier = false;
  private committedBefore = false;
  private ended = false;

  /** @param markAsDone null for operations that store a reference to the intent in their own rows */
  constructor(private readonly markAsDone: MarkAsDone | null) {}

  /** Whether its transactions have a statement more, whose answer decides about their COMMIT. */
  get needsMark(): boolean {
    return this.markAsDone !== null && !this.ended;
  }

  async beforeCommit(tx: Transaction): Promise<void> {
    if (this.ended) return;
    if (this.markAsDone) await this.markAsDone(tx);
    this.committedBefore = this.mayBeCommitted;
    this.mayBeCommitted = true;
  }

  /** PostgreSQL has refused what was sent together with its COMMIT. */
  notCommitted(): void {
    this.mayBeCommitted = this.committedBefore;
  }

  /** Background work that the handler started runs on in its context; its transactions are not the request's. */
  end(): void {
    this.ended = true;
  }
}

export const intents = new AsyncLocalStorage<RunningIntent>();

/** The answer is that of an earlier request with the same key: it gets `Idempotent-Replayed: true`. */
export function answersAgain(): void {
  const intent = intents.getStore();
  if (intent) intent.foundEarlier = true;
}
