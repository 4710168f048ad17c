import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import {
  AuditTrail,
  type AuditedCaller,
  type AuditEntries,
  type AuditEntry,
} from '../../platform/audit/audit-trail.js';
import { actorOf, SYSTEM_ACTOR } from '../../platform/access/caller.js';

// SQL: is sent together with the statements of the change, so it is prepared
const INSERT = {
  name: 'audit_insert',
  text: `INSERT INTO audit_entry (actor, action, subject_type, subject_id, before, after, ip, request_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

// SQL: one statement for all subjects, so that locks are held no longer than for one
const INSERT_MANY = {
  name: 'audit_insert_many',
  text: `INSERT INTO audit_entry (actor, action, subject_type, subject_id, before, after, ip, request_id)
    SELECT $1, $2, $3, e.subject_id, e.before, e.after, $4, $5
    FROM unnest($6::text[], $7::jsonb[], $8::jsonb[]) WITH ORDINALITY AS e(subject_id, before, after, place) ORDER BY e.place`,
};

const SECRET = /pass(?:word|wd)|secret|token|hash|cookie|authorization|api_?key/i;
/** The format of an order key, which is a secret; keys of methods are not. */
const SECRET_KEY = /^[0-9A-Za-z]{32}$/;
const HIDDEN = '[hidden]';

/** A copy without secrets at any depth. Bank details are the shop's own data and are kept. */
export function redact(value: unknown): unknown {
  if (value instanceof Date || Buffer.isBuffer(value)) return Buffer.isBuffer(value) ? HIDDEN : value;
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, hides(name, member) ? HIDDEN : redact(member)]),
  );
}

function hides(name: string, member: unknown): boolean {
  if (name === 'key') return typeof member === 'string' && SECRET_KEY.test(member);
  return SECRET.test(name) && member !== null && typeof member !== 'boolean' && typeof member !== 'number';
}

/**
 * The append-only log of administrators' actions and security events: actor, action, state before and after, time,
 * address.
 */
@Injectable()
export class AuditLog extends AuditTrail {
  constructor(private readonly database: Database) {
    super();
  }

  /** Records an entry in the transaction `tx`; if `tx` is null, in its own statement. */
  async record(tx: Pick<Transaction, 'query'> | null, entry: AuditEntry): Promise<void> {
    const { caller, actor, action, subjectType, subjectId: id } = entry;
    await (tx ?? this.database).query(INSERT, [
      actorJson(caller, actor),
      action,
      subjectType,
      id === null ? null : String(id),
      asJson(entry.before),
      asJson(entry.after),
      caller?.ip || null,
      caller?.requestId ?? null,
    ]);
  }

  /**
   * Records an entry for each subject, in their order and in one statement, so that locks are held no longer than for
   * one.
   */
  async recordMany(
    tx: Pick<Transaction, 'query'>,
    { caller, action, subjectType, subjects }: AuditEntries,
  ): Promise<void> {
    if (subjects.length === 0) return;
    await tx.query(INSERT_MANY, [
      actorJson(caller),
      action,
      subjectType,
      caller?.ip ?? null,
      caller?.requestId ?? null,
      subjects.map(({ subjectId }) => String(subjectId)),
      subjects.map(({ before }) => asJson(before)),
      subjects.map(({ after }) => asJson(after)),
    ]);
  }
}

const actorJson = (caller: AuditedCaller | null, actor = SYSTEM_ACTOR): string =>
  JSON.stringify(caller ? actorOf(caller) : actor);

const asJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(redact(value));
