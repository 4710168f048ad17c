import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import type { Transaction } from '../platform/database/transaction.js';
import { DEAD_LETTERS, JOBS_SCHEMA } from '../platform/jobs/boss-options.js';
import { EVENT_QUEUE } from '../platform/events/event-delivery.js';
import { PersonalData, type Person } from './personal-data.js';
import { inBatches, Retention } from './retention.js';
import { RetentionAge } from './retention-age.js';

/** Personal data of the buyer in an event: the e-mail address and the note. */
const anonymized = (data: string, path: string): string =>
  `jsonb_set(jsonb_set(${data}, '{${path}email}', 'null', false), '{${path}note}', 'null', false)`;
const hasPersonalData = (data: string, path: string): string =>
  `(${data} #>> '{${path}email}' IS NOT NULL OR ${data} #>> '{${path}note}' IS NOT NULL)`;
/** Events that were delivered; those that were not yet are needed as they are. */
const EVENTS = `UPDATE outbox_event SET data = ${anonymized('data', '')} WHERE seq IN (
  SELECT seq FROM outbox_event e WHERE dispatched_at IS NOT NULL AND ${hasPersonalData('data', '')}
    AND EXISTS (SELECT FROM customer c WHERE c.erased_at IS NOT NULL AND c.id = (e.data ->> 'customer_id')::int) LIMIT $1) RETURNING seq`;
/** Deliveries of events that are done or have failed for good. */
const LETTERS = `UPDATE ${JOBS_SCHEMA}.job j SET data = ${anonymized('data', 'data,')}
  WHERE (name = '${DEAD_LETTERS}' OR (name = '${EVENT_QUEUE}' AND state = 'completed')) AND ${hasPersonalData('data', 'data,')}
  AND EXISTS (SELECT FROM customer c WHERE c.erased_at IS NOT NULL AND c.id = (j.data #>> '{data,customer_id}')::int)`;
const OLD_LETTERS = `DELETE FROM ${JOBS_SCHEMA}.job WHERE name = '${DEAD_LETTERS}' AND id IN (
  SELECT id FROM ${JOBS_SCHEMA}.job WHERE name = '${DEAD_LETTERS}' AND state = 'created' AND created_on < $2 LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING id`;

/** Personal data outside a person's own records: events, failed jobs, the audit. */
@Injectable()
export class AnonymizeTraces implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly age: RetentionAge,
  ) {}

  onModuleInit(): void {
    this.data.anonymizesOrders(
      async (tx, ids) => void (await tx.query('SELECT audit_forget_orders($1::int[])', [ids])),
    );
    this.retention.register('events_of_erased', () => this.events(this.database));
    this.retention.register('failed_jobs', () => this.letters());
    this.retention.register('audit_addresses', () =>
      this.audit('audit_forget_addresses', this.age.before('retention_audit_days')),
    );
    this.retention.register('audit_entries', () =>
      this.audit('audit_delete_entries', this.age.before('retention_audit_years')),
    );
  }

  /** The customer must be erased and the account deleted: the audit's function checks it. */
  async ofErased(tx: Transaction, { customerId, userId }: Person): Promise<void> {
    await this.events(tx);
    await tx.query(LETTERS);
    await tx.query('SELECT audit_forget_person($1, $2)', [customerId, userId]);
  }

  private events(queries: Pick<Transaction, 'query'>): Promise<number> {
    return inBatches(async (size) => (await queries.query(EVENTS, [size])).length);
  }

  private async letters(): Promise<number> {
    await this.database.query(LETTERS);
    const before = this.age.before('retention_failed_job_days');
    return before === null
      ? 0
      : inBatches(async (size) => (await this.database.query(OLD_LETTERS, [size, before])).length);
  }

  private async audit(name: 'audit_forget_addresses' | 'audit_delete_entries', before: Date | null): Promise<number> {
    return before === null
      ? 0
      : inBatches(async (size) => {
          const [row] = await this.database.query<{ count: number }>(`SELECT ${name}($1, $2) AS count`, [before, size]);
          return row!.count;
        });
  }
}
