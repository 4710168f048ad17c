import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBase62 } from '#kernel';
import { ensureWritable } from './folders.js';
import { SettingError } from './setting-error.js';

/** Reads a secret from a file that only the owner of the process can read, and creates the file on first use. */
export function storedSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  ensureWritable('DATA_DIR', dataDir);
  try {
    // Opens the file exclusively: if two servers start at once, one writes it and the other reads it.
    writeFileSync(file, randomBase62(48), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new SettingError('DATA_DIR', `cannot be written (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
