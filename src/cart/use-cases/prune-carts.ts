import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, CLOCK, type Clock } from '#kernel';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { pruneGuestCarts } from '../data/cart-retention.js';

const KEPT_DAYS = 60;
const AT_ONCE = 1000;

/** Deletes guests' carts without a change for 60 days; customers' carts are kept. */
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

  /** Returns the number of deleted carts. Works in small batches, so that locks are short. */
  async run(): Promise<number> {
    const before = addDays(this.clock.now(), -KEPT_DAYS);
    let gone = 0;
    for (;;) {
      const some = await pruneGuestCarts(this.database, before, AT_ONCE);
      gone += some;
      if (some < AT_ONCE) return gone;
    }
  }
}
