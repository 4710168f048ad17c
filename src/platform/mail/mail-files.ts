import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';

/** `<time>-<mail id>.eml`, as the transport writes them. */
const NAME = /-([0-9a-f]{8}-[0-9a-f-]{27})\.eml$/;

/** Mails that were written to files because no mail server is configured. */
@Injectable()
export class MailFiles {
  private readonly folder: string;

  constructor(config: Config) {
    this.folder = join(config.dataDir, 'mail');
  }

  /** Deletes all files of these mails; missing files are not an error. */
  async remove(ids: readonly string[]): Promise<void> {
    const wanted = new Set(ids);
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of names) {
      const id = NAME.exec(name)?.[1];
      if (id !== undefined && wanted.has(id)) await rm(join(this.folder, name), { force: true });
    }
  }
}
