import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import type { Transaction } from '../../database/transaction.js';
import { actorOf, SYSTEM_ACTOR, type Caller } from '../../http/caller/caller.js';
import { redact } from './redact.js';

const INSERT = {
  name: 'audit_insert',
  text: `INSERT INTO audit_entry (actor, action, subject_type, subject_id, before, after, ip, request_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

/** What the audit keeps of a caller. */
export type AuditedCaller = Pick<Caller, 'kind' | 'userId' | 'tokenId' | 'ip' | 'requestId'>;

export interface AuditEntry {
  /** null: the system itself. */
  readonly caller: AuditedCaller | null;
  /** `<subject>.<verb in the past>`, e.g. `order.cancelled`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | number | null;
  /** What stood there before and after; secrets are taken out. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The append-only record of administrators' and security events: who, what, before, after, when, from where. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: Database) {}

  /** With the change it belongs to when `tx` is given; else on its own. */
  async record(tx: Pick<Transaction, 'query'> | null, entry: AuditEntry): Promise<void> {
    const { caller } = entry;
    const id = entry.subjectId;
    await (tx ?? this.database).query(INSERT, [
      JSON.stringify(caller ? actorOf(caller) : SYSTEM_ACTOR), entry.action, entry.subjectType, id === null ? null : String(id),
      asJson(entry.before), asJson(entry.after), caller?.ip ?? null, caller?.requestId ?? null,
    ]);
  }
}

const asJson = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(redact(value)));
