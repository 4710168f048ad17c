import type { Actor } from '#contracts';
import type { Transaction } from '../database/transaction.js';
import type { Caller } from '../access/caller.js';

/** Members of a caller that the activity log stores. */
export type AuditedCaller = Pick<Caller, 'kind' | 'userId' | 'tokenId' | 'ip' | 'requestId'>;

export interface AuditEntry {
  /** Null if the system acts, for itself or for `actor`. */
  readonly caller: AuditedCaller | null;
  /** Who made the request that the system finishes later. Default: the system itself. */
  readonly actor?: Actor;
  /** `<subject>.<past participle>`, e.g. `order.cancelled`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | number | null;
  /** State before and after the change, without secrets. */
  readonly before?: object;
  readonly after?: object;
}

/** One action of a caller on many subjects. */
export interface AuditEntries extends Pick<AuditEntry, 'caller' | 'action' | 'subjectType'> {
  readonly subjects: ReadonlyArray<Pick<AuditEntry, 'before' | 'after'> & { readonly subjectId: string | number }>;
}

/**
 * The append-only log of administrators' actions and security events, for technical services; identity implements it.
 */
export abstract class AuditTrail {
  /** Writes the entry in the transaction `tx`; if `tx` is null, in its own statement. */
  abstract record(tx: Pick<Transaction, 'query'> | null, entry: AuditEntry): Promise<void>;
  /** Writes one entry per subject, in a single statement, so that locks are held no longer than for one entry. */
  abstract recordMany(tx: Pick<Transaction, 'query'>, entries: AuditEntries): Promise<void>;
}
