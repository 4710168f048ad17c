import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';

const KEPT_DAYS = 60;
const AT_ONCE = 1000;
const PRUNE = `
  DELETE FROM cart WHERE id IN (
    SELECT id FROM cart WHERE updated_at < $1 AND holder LIKE 'g:%' ORDER BY updated_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED
  ) RETURNING id`;

/** Deletes guests' carts without a change for 60 days; customers keep theirs. */
@Injectable()
export class PruneCarts implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule('cart.prune', '17 3 * * *', async () => {
      await this.run();
    });
  }

  /** Answers how many went. In small bites, so that no lock lasts. */
  async run(): Promise<number> {
    const before = addDays(this.clock.now(), -KEPT_DAYS);
    let gone = 0;
    for (;;) {
      const bite = await this.database.query(PRUNE, [before]);
      gone += bite.length;
      if (bite.length < AT_ONCE) return gone;
    }
  }
}
