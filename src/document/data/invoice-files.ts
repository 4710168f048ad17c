import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { uuid } from '#kernel';
import { Config } from '../../platform/config/config.js';
import type { InvoiceRow } from './invoice-row.js';

export interface StoredFile {
  readonly size: number;
  readonly sha256: string;
}

/** Files of invoices in DATA_DIR/invoices. They can be generated again from the database. */
@Injectable()
export class InvoiceFiles {
  constructor(private readonly config: Config) {}

  /** Null if the file is missing or was changed. */
  async read({ path, sha256: expected }: InvoiceRow): Promise<Buffer | null> {
    const content = await readFile(join(this.config.dataDir, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return content !== null && hashOf(content) === expected ? content : null;
  }

  /** Deletes the file; a missing file is not an error. */
  async remove(path: string): Promise<void> {
    await rm(join(this.config.dataDir, path), { force: true });
  }

  /** Writes under another name and renames, so that readers never get an incomplete file. */
  async write(path: string, content: Buffer): Promise<StoredFile> {
    const target = join(this.config.dataDir, path);
    const aside = `${target}.${uuid()}.part`;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await writeFile(aside, content, { flush: true, mode: 0o600 });
      await rename(aside, target);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    return { size: content.length, sha256: hashOf(content) };
  }
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
