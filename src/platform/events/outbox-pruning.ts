import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Jobs } from '../jobs/jobs.js';

const KEPT = '30 days';
const AT_ONCE = 5_000;

/** Deletes delivered events and receipts after 30 days, in small batches, so that no lock is held for long. */
@Injectable()
export class OutboxPruning implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('outbox-pruning', '17 3 * * *', () => this.prune());
  }

  async prune(): Promise<void> {
    // SQL: deletes a limited number of rows, by PostgreSQL's clock
    await this.inBites(`DELETE FROM outbox_event WHERE seq IN (
      SELECT seq FROM outbox_event WHERE dispatched_at < now() - interval '${KEPT}' LIMIT ${AT_ONCE}) RETURNING 1`);
    await this.inBites(`DELETE FROM event_receipt WHERE (event_id, listener) IN (
      SELECT event_id, listener FROM event_receipt WHERE handled_at < now() - interval '${KEPT}' LIMIT ${AT_ONCE})
        RETURNING 1`);
  }

  private async inBites(statement: string): Promise<void> {
    while ((await this.database.query(statement)).length === AT_ONCE);
  }
}
