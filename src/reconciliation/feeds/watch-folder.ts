import { lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { ScheduledJobs } from '../../platform/jobs/scheduled-jobs.js';
import { storable } from '../domain/storable.js';
import { ImportStatement } from '../use-cases/import-statement.js';
import { StatementProfiles } from '../use-cases/statement-profiles.js';
import { reasonFile, reasonOf, reasonText, type FolderReason } from './folder-reason.js';

/** A file is complete when it has not changed for this time. */
const SETTLED_MS = 30_000;
/** A file that cannot be read may still be written; after this time it is set aside. */
const PATIENCE_MS = 600_000;
const MOST_BYTES = 10_485_760;
const LONGEST_NAME = 200;
/** The folder below DATA_DIR. */
export const STATEMENT_FOLDER = 'bank-statements';
/** End of the name of the file that contains the reason. */
export const REASON = '.reason.txt';
const UNFINISHED = /^\.|\.(part|partial|tmp|crdownload|filepart)$|~$/i;

/** False for the name of a file that a program is still writing. */
export const isFinished = (name: string): boolean => !UNFINISHED.test(name);

export interface FolderRound {
  readonly imported: number;
  readonly refused: number;
  readonly waiting: number;
}

/**
 * Imports statements that other programs put into DATA_DIR/bank-statements. Imported files are moved to `imported`,
 * refused ones to `refused`, with a file that gives the reason. If a crash prevents the move of an imported file, the
 * next run moves it without importing it again.
 */
@Injectable()
export class WatchFolder implements OnModuleInit {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly profiles: StatementProfiles,
    private readonly importStatement: ImportStatement,
    private readonly messages: Messages,
    private readonly config: Config,
  ) {}

  private get folder(): string {
    return join(this.config.dataDir, STATEMENT_FOLDER);
  }

  onModuleInit(): void {
    const options = { retries: 0, timeout: 280, deadLetter: false, exclusive: true };
    this.jobs.define('import-dropped-statements', '* * * * *', () => this.run(), options);
  }

  async run(): Promise<FolderRound> {
    const done = { imported: 0, refused: 0, waiting: 0 };
    for (const name of await this.names()) done[await this.take(name)] += 1;
    return done;
  }

  private async names(): Promise<string[]> {
    // The folder is created, so that people find it in a new shop too.
    await mkdir(this.folder, { recursive: true });
    const entries = await readdir(this.folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && isFinished(entry.name)).map(({ name }) => name);
  }

  private async take(name: string): Promise<keyof FolderRound> {
    const path = join(this.folder, name);
    const { mtimeMs, size } = await lstat(path);
    const age = Date.now() - mtimeMs;
    if (age < SETTLED_MS) return 'waiting';
    if (size > MOST_BYTES) return this.refuse(name, { code: 'too_large' });
    try {
      await this.import(name, await readFile(path));
    } catch (error) {
      const reason = reasonOf(error);
      // After any other error, such as one of the database, the next run tries the file again.
      if (reason === null) throw error;
      return age < PATIENCE_MS ? 'waiting' : this.refuse(name, reason);
    }
    await this.move(name, 'imported');
    return 'imported';
  }

  private async import(name: string, bytes: Buffer): Promise<void> {
    const fileName = storable(name, LONGEST_NAME) || 'statement';
    const read = await this.profiles.read(bytes, { fileName, account: null, profile: null });
    await this.importStatement.run(
      null,
      { fileName, bytes, ...read.file },
      { account: read.account, acceptAccount: false },
    );
  }

  private async refuse(name: string, reason: FolderReason): Promise<'refused'> {
    const moved = await this.move(name, 'refused');
    const sentence = reasonText(reason, this.messages, this.config.language);
    await writeFile(`${moved}${REASON}`, reasonFile(reason, sentence));
    return 'refused';
  }

  /** Moves the file to a folder, with a number if its name is taken there. */
  private async move(name: string, to: 'imported' | 'refused'): Promise<string> {
    const folder = join(this.folder, to);
    await mkdir(folder, { recursive: true });
    for (let number = 0; ; number += 1) {
      const target = join(folder, number === 0 ? name : `${number}-${name}`);
      if (await lstat(target).catch(() => null)) continue;
      await rename(join(this.folder, name), target);
      return target;
    }
  }
}
