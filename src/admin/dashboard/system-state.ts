import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { Config, type WorkerMode } from '../../platform/config/config.js';
import { projectVersion } from '../../platform/config/project-folder.js';
import { Database } from '../../platform/database/database.js';
import { MailServer } from '../../platform/mail/mail-server.js';
import { readState } from './data/state-row.js';

/** `files`: emails are written to a folder instead of being sent. */
export const MAIL_TRANSPORTS = ['smtp', 'files'] as const;
export type MailTransport = (typeof MAIL_TRANSPORTS)[number];

export interface SystemState {
  readonly version: string;
  readonly database: { readonly version: string; readonly answeredInMs: number };
  readonly outbox: { readonly waiting: number; readonly ageSeconds: number };
  readonly jobs: { readonly worker: WorkerMode; readonly late: number; readonly deadLetters: number };
  readonly orders: { readonly refused: number };
  readonly mails: { readonly transport: MailTransport; readonly queued: number; readonly dead: number };
  /** Disk of the folder for uploads, invoices and emails; null if it cannot be read. */
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null;
}

/** Reads the state of database, jobs and mails in one statement, and the free space of the disk. */
@Injectable()
export class ReadSystemState {
  private readonly version = projectVersion();

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly mailServer: MailServer,
  ) {}

  async run(): Promise<SystemState> {
    const begun = performance.now();
    const row = await readState(this.database);
    const answered = Math.round(performance.now() - begun);
    const { outbox_waiting, outbox_age, mails_queued, mails_dead, dead_letters, jobs_late, orders_refused } = row;
    return {
      version: this.version,
      database: { version: row.version, answeredInMs: answered },
      outbox: { waiting: outbox_waiting, ageSeconds: outbox_age },
      jobs: { worker: this.config.worker, late: jobs_late, deadLetters: dead_letters },
      orders: { refused: orders_refused },
      mails: { transport: this.mailServer.isSetUp ? 'smtp' : 'files', queued: mails_queued, dead: mails_dead },
      disk: await this.disk(),
    };
  }

  private async disk(): Promise<SystemState['disk']> {
    try {
      const { bavail, blocks, bsize } = await statfs(this.config.dataDir);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    } catch {
      return null;
    }
  }
}
