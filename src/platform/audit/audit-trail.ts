import type { Transaction } from '../database/transaction.js';
import type { Caller } from '../access/caller.js';

/** What the activity log stores of a caller. */
export type AuditedCaller = Pick<Caller, 'kind' | 'userId' | 'tokenId' | 'ip' | 'requestId'>;

export interface AuditEntry {
  /** null: the system itself. */
  readonly caller: AuditedCaller | null;
  /** `<subject>.<verb in the past>`, e.g. `order.cancelled`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | number | null;
  /** State before and after the change; secrets are removed. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What one caller did to many at once. */
export interface AuditEntries extends Pick<AuditEntry, 'caller' | 'action' | 'subjectType'> {
  readonly subjects: ReadonlyArray<Pick<AuditEntry, 'before' | 'after'> & { readonly subjectId: string | number }>;
}

/** The append-only record of administrators' and security events, for technical services; identity provides it. */
export abstract class AuditTrail {
  /** In the transaction of the change when `tx` is given; else on its own. */
  abstract record(tx: Pick<Transaction, 'query'> | null, entry: AuditEntry): Promise<void>;
  /** An entry for each, in one statement: concurrent callers wait no longer for many than for one. */
  abstract recordMany(tx: Pick<Transaction, 'query'>, entries: AuditEntries): Promise<void>;
}
