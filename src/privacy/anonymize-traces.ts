import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import type { Transaction } from '../platform/database/transaction.js';
import {
  anonymizeAuditOf,
  anonymizeAuditOfOrders,
  anonymizeEvents,
  anonymizeJobs,
  deleteFailedJobs,
  endAuditRetention,
} from './data/traces.js';
import { PersonalData, type Person } from './personal-data.js';
import { inBatches, Retention } from './retention.js';
import { RetentionAge } from './retention-age.js';

/** Anonymizes personal data outside a person's own records: events, failed jobs, the activity log. */
@Injectable()
export class AnonymizeTraces implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly data: PersonalData,
    private readonly retention: Retention,
    private readonly age: RetentionAge,
  ) {}

  onModuleInit(): void {
    this.data.anonymizesOrders(anonymizeAuditOfOrders);
    this.retention.register('events_of_erased', () => anonymizeEvents(this.database));
    this.retention.register('failed_jobs', () => this.letters());
    this.retention.register('audit_addresses', () =>
      this.audit('audit_forget_addresses', this.age.before('retention_audit_days')),
    );
    this.retention.register('audit_entries', () =>
      this.audit('audit_delete_entries', this.age.before('retention_audit_years')),
    );
  }

  /** The customer must be erased and the account deleted; the database function checks it. */
  async auditOf(tx: Transaction, person: Person): Promise<void> {
    await anonymizeAuditOf(tx, person);
  }

  private walk: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  /**
   * Anonymizes events and jobs of all erased persons after the commit, because there may be millions of events and a
   * request has ten seconds. Only one run at a time; persons erased during a run share the next one. After a failure
   * the nightly job finishes the work.
   */
  ofErased(): Promise<void> {
    if (!this.walk) return (this.walk = this.walkAll().finally(() => (this.walk = null)));
    return (this.next ??= this.walk
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        return this.ofErased();
      }));
  }

  private async walkAll(): Promise<void> {
    await anonymizeEvents(this.database);
    await anonymizeJobs(this.database);
  }

  private async letters(): Promise<number> {
    await anonymizeJobs(this.database);
    const before = this.age.before('retention_failed_job_days');
    return before === null ? 0 : inBatches((size) => deleteFailedJobs(this.database, before, size));
  }

  private async audit(name: 'audit_forget_addresses' | 'audit_delete_entries', before: Date | null): Promise<number> {
    return before === null ? 0 : inBatches((size) => endAuditRetention(this.database, name, before, size));
  }
}
