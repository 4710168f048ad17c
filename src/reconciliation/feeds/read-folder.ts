import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { readReason, type FolderReason } from './folder-reason.js';
import { isFinished, REASON, STATEMENT_FOLDER } from './watch-folder.js';

export interface RefusedFile {
  readonly name: string;
  readonly reason: FolderReason | string;
  readonly at: Date;
}

export interface FolderState {
  /** Path of the folder below DATA_DIR. */
  readonly folder: string;
  /** Absolute path of the folder. */
  readonly path: string;
  readonly waiting: readonly string[];
  readonly imported: number;
  /** Refused files, newest first. */
  readonly refused: readonly RefusedFile[];
}

const MOST = 100;
const LONGEST_REASON = 2_000;

/** Lists the files in the folder from which statements are imported. Files that are moved meanwhile are left out. */
@Injectable()
export class ReadFolder {
  private readonly folder: string;

  constructor({ dataDir }: Config) {
    this.folder = join(dataDir, STATEMENT_FOLDER);
  }

  async run(): Promise<FolderState> {
    const [waiting, imported, refused] = await Promise.all(
      ['.', 'imported', 'refused'].map((name) => namesIn(join(this.folder, name))),
    );
    const reasons = refused!.filter((name) => name.endsWith(REASON));
    const read = await Promise.all(reasons.slice(0, 10 * MOST).map((name) => this.refused(name)));
    const known = read.filter((one) => one !== null).sort((one, other) => other.at.getTime() - one.at.getTime());
    return {
      folder: STATEMENT_FOLDER,
      path: this.folder,
      waiting: waiting!.filter(isFinished).slice(0, MOST),
      imported: imported!.length,
      refused: known.slice(0, MOST),
    };
  }

  private async refused(reasonFile: string): Promise<RefusedFile | null> {
    const path = join(this.folder, 'refused', reasonFile);
    const found = await Promise.all([readFile(path, 'utf8'), stat(path)]).catch(nothingIfMissing);
    if (!found) return null;
    const [text, { mtime: at }] = found;
    return { name: reasonFile.slice(0, -REASON.length), reason: readReason(text.slice(0, LONGEST_REASON)), at };
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nothingIfMissing);
  return (entries ?? []).filter((entry) => entry.isFile()).map(({ name }) => name);
}

function nothingIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
