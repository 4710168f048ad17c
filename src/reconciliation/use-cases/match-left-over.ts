import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ScheduledJobs } from '../../platform/jobs/scheduled-jobs.js';
import { FindPayouts } from '../refunds/use-cases/find-payouts.js';
import { DecideTransactions } from './decide-transactions.js';

/** Job: matches the transactions of imports that were interrupted after they were stored. Runs every five minutes. */
@Injectable()
export class MatchLeftOver implements OnModuleInit {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly findPayouts: FindPayouts,
    private readonly decideTransactions: DecideTransactions,
  ) {}

  onModuleInit(): void {
    this.jobs.define('match-bank-transactions', '*/5 * * * *', async () => {
      await this.findPayouts.run();
      return { decided: await this.decideTransactions.run(null) };
    });
  }
}
