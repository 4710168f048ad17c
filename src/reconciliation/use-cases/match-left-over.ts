import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ScheduledJobs } from '../../platform/jobs/scheduled-jobs.js';
import { FindPayouts } from '../refunds/use-cases/find-payouts.js';
import { DecideTransactions } from './decide-transactions.js';
import { RenewSuggestions } from './renew-suggestions.js';

/**
 * Job: matches the transactions of imports that were interrupted after they were stored, and renews suggestions that
 * are still outdated. Runs every five minutes.
 */
@Injectable()
export class MatchLeftOver implements OnModuleInit {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly findPayouts: FindPayouts,
    private readonly decideTransactions: DecideTransactions,
    private readonly renewSuggestions: RenewSuggestions,
  ) {}

  onModuleInit(): void {
    this.jobs.define('match-bank-transactions', '*/5 * * * *', async () => {
      await this.findPayouts.run();
      const decided = await this.decideTransactions.run(null);
      await this.renewSuggestions.run();
      return { decided };
    });
  }
}
