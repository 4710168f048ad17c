import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BankFeed, SettingValues } from '#contracts';
import { withDefaults } from '../../platform/configurable-methods/index.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { ScheduledJobs } from '../../platform/jobs/scheduled-jobs.js';
import { FeedRegistry } from './feed-registry.js';
import { FeedSecrets } from './feed-secrets.js';
import { FeedRows, type FeedRow } from './data/feed-rows.js';
import { RunFeed, type FeedRun } from './run-feed.js';

/** Runs the feeds that are due, every minute. */
@Injectable()
export class PollFeeds implements OnModuleInit {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly registry: FeedRegistry,
    private readonly rows: FeedRows,
    private readonly runFeed: RunFeed,
    private readonly secrets: FeedSecrets,
  ) {}

  onModuleInit(): void {
    const options = { retries: 0, timeout: 280, deadLetter: false, exclusive: true };
    this.jobs.define('fetch-bank-transactions', '* * * * *', () => this.due(), options);
  }

  /** Runs a feed now, also if it is not due; null if it is off or runs already. */
  async now(key: string): Promise<FeedRun | null> {
    const feed = this.registry.feeds.get(key);
    if (!feed) throw commonErrors.not_found();
    return this.taken(feed, await this.rows.take(key, true));
  }

  private async due(): Promise<Record<string, FeedRun>> {
    const done: Record<string, FeedRun> = {};
    for (const [key, feed] of this.registry.feeds) {
      const run = await this.taken(feed, await this.rows.take(key, false));
      if (run) done[key] = run;
    }
    return done;
  }

  private async taken(feed: BankFeed, row: FeedRow | null): Promise<FeedRun | null> {
    return row && this.runFeed.run(feed, row, this.opened(feed, row));
  }

  private opened(feed: BankFeed, row: FeedRow): SettingValues {
    return withDefaults(feed.settings, this.secrets.open(row.settings));
  }
}
