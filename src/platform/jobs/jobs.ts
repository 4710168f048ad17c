import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { PgBoss, type JobInsert, type QueueResult } from 'pg-boss';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { ShopProfile } from '../shop/shop-profile.js';
import { inTransaction, onPool } from './boss-database.js';
import { JOBS_SCHEMA, quiet, supervising } from './boss-options.js';
import { BusyProcess } from './busy-process.js';
import type { JobHandler, QueueOptions } from './job.js';
import { changeable, deadLetterSettings, queueSettings, workSettings } from './queue-settings.js';
import { runJobs } from './run-jobs.js';

/** Time in milliseconds for running jobs to end when the server stops; then they return to their queue. */
const STOP_MS = 10_000;
const SAME_ERROR_MS = 10_000;
/** An id that no job has. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

export interface SendOptions {
  /** A UUID: sending the same id twice creates one job. */
  readonly id?: string;
  readonly singletonKey?: string;
  readonly startAfter?: Date;
  /** Inserts the job in this transaction. */
  readonly tx?: Transaction;
}

interface Definition {
  readonly options: QueueOptions;
  readonly handler: JobHandler<never>;
  readonly cron?: string;
}

/**
 * Background jobs on PostgreSQL. Modules define their queues in `onModuleInit`. Processes with WORKER `in-process` or
 * `only` run jobs; every process can send them.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly definitions = new Map<string, Definition>();
  private readonly workers = new Map<string, string>();
  private readonly logged = new Map<string, number>();
  private started: Promise<void> | null = null;
  private stopping = false;
  /** Time zone of the schedules. */
  private timezone: string | null = null;
  private planned: Promise<void> = Promise.resolve();
  readonly boss: PgBoss;
  /** Delays background work while the process is busy. */
  readonly busy = new BusyProcess(() => this.database.waitedForTurn);

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly shop: ShopProfile,
  ) {
    this.boss = new PgBoss({
      db: onPool(() => database.pool),
      schema: JOBS_SCHEMA,
      migrate: false,
      ...(this.works ? supervising : quiet),
    });
    this.boss.on('error', (error: Error) => this.logOnce(error.message));
    this.boss.on('warning', ({ message }: { message: string }) => this.logOnce(message));
  }

  /** Whether this process runs jobs. */
  get works(): boolean {
    return this.config.worker !== 'off';
  }

  define<T extends object>(queue: string, options: QueueOptions, handler: JobHandler<T>): void {
    this.definitions.set(queue, { options, handler });
  }

  /** Runs `handler` on a schedule (cron, five fields, the shop's time zone), in one instance at a time. */
  schedule(name: string, cron: string, handler: () => Promise<void>, options: QueueOptions = {}): void {
    const settings = { retries: 1, deadLetter: false, concurrency: 1, timeout: 300, exclusive: true, ...options };
    this.definitions.set(name, { options: settings, handler, cron });
  }

  /** Returns the job's id; null if the job already exists. */
  async send(queue: string, data: object, { tx, ...options }: SendOptions = {}): Promise<string | null> {
    await this.started;
    const id = await this.boss.send(queue, data, { ...options, ...(tx && { db: inTransaction(tx) }) });
    if (tx) tx.afterCommit(() => this.wake(queue));
    else this.wake(queue);
    return id;
  }

  /** Sends many jobs with ids at once; existing jobs are not duplicated. */
  async sendMany(queue: string, jobs: JobInsert[], tx: Transaction): Promise<void> {
    await this.started;
    await this.boss.insert(queue, jobs, { db: inTransaction(tx) });
    tx.afterCommit(() => this.wake(queue));
  }

  async onApplicationBootstrap(): Promise<void> {
    this.started = this.start();
    await this.started;
  }

  private async start(): Promise<void> {
    await this.boss.start();
    const known = new Map((await this.boss.getQueues()).map((queue) => [queue.name, queue]));
    await this.prepare(deadLetterSettings, known);
    for (const [name, { options }] of this.definitions) await this.prepare(queueSettings(name, options), known);
    if (!this.works) return;
    for (const [name, definition] of this.definitions) await this.work(name, definition);
    this.shop.whenChanged(() => void this.reschedule().catch((error: Error) => this.logOnce(error.message)));
    await this.reschedule();
  }

  /** Plans the schedules in the shop's time zone. Concurrent changes are planned one after the other. */
  private reschedule(): Promise<void> {
    this.planned = this.planned.catch(() => undefined).then(() => this.plan());
    return this.planned;
  }

  private async plan(): Promise<void> {
    const tz = this.shop.timezone;
    if (this.timezone === tz || this.stopping) return;
    for (const [name, { cron }] of this.definitions)
      if (cron) await this.boss.schedule(name, cron, {}, { tz, singletonKey: name });
    this.timezone = tz;
  }

  private async prepare(settings: ReturnType<typeof queueSettings>, known: Map<string, QueueResult>): Promise<void> {
    const present = known.get(settings.name) as Record<string, unknown> | undefined;
    const wanted = changeable(settings);
    if (present && Object.entries(wanted).every(([key, value]) => present[key] === value)) return;
    await (present ? this.boss.updateQueue(settings.name, wanted) : this.boss.createQueue(settings.name, settings));
    // This loads the queue into pg-boss's cache: otherwise its first job would use a second connection within a
    // transaction.
    await this.boss.findJobs(settings.name, { id: NO_JOB });
  }

  private async work(name: string, { options, handler }: Definition): Promise<void> {
    const worker = await this.boss.work(name, workSettings(options), async (jobs) => {
      const [{ startAfter } = { startAfter: null }] = jobs;
      await this.busy.wait({ since: startAfter });
      return runJobs(name, jobs as never, options.timeout ?? 60, handler as JobHandler<object>, (queue, job, error) => {
        this.logger.warn({
          msg: 'job failed',
          queue,
          job: job.id,
          attempt: job.retryCount + 1,
          of: job.retryLimit + 1,
          error: error.message,
        });
      });
    });
    this.workers.set(name, worker);
  }

  private wake(queue: string): void {
    const worker = this.workers.get(queue);
    if (worker && !this.stopping) this.boss.notifyWorker(worker);
  }

  /** Logs an error that repeats (the database is unavailable) only at intervals. */
  private logOnce(message: string): void {
    const text = message.replace(/ \(Queue: .*$/, '');
    const now = Date.now();
    if ((this.logged.get(text) ?? 0) + SAME_ERROR_MS > now) return;
    if (this.logged.size > 100) this.logged.clear();
    this.logged.set(text, now);
    this.logger.warn({ msg: 'jobs', error: text.slice(0, 500) });
  }

  /**
   * Takes no more jobs, lets running ones end, and returns the rest to their queues. Runs before the HTTP server and
   * the pool are closed.
   */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.started?.catch(() => undefined);
    await this.boss.stop({ graceful: true, timeout: STOP_MS, close: false });
  }
}
