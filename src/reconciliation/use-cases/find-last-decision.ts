import { Injectable } from '@nestjs/common';
import { listAuditEntries } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';

export const DECISIONS = ['matched', 'unmatched', 'ignored', 'restored'] as const;
export type Decision = (typeof DECISIONS)[number];

export interface LastDecision {
  readonly decision: Decision;
  /** Null: a rule of the shop. */
  readonly by: string | null;
  readonly at: Date;
}

/** Number of entries that are read; notes, which are not decisions, may be among them. */
const ENTRIES = 20;

/** Finds in the activity log who decided about a transaction last. */
@Injectable()
export class FindLastDecision {
  constructor(private readonly db: Database) {}

  async run(id: number): Promise<LastDecision | null> {
    const filter = { subjectType: 'bank_transaction', subjectId: String(id), action: null, from: null, to: null };
    const entries = await listAuditEntries(this.db, { ...filter, actorKind: null, actorId: null }, ENTRIES, 0);
    for (const { action, actor, at } of entries) {
      const decision = DECISIONS.find((one) => action === `bank_transaction.${one}`);
      if (decision) return { decision, by: actor.name?.split('@')[0] ?? null, at };
    }
    return null;
  }
}
