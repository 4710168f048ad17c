import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBase62 } from '#kernel';
import { ensureWritable } from './folders.js';
import { SettingError } from './setting-error.js';

/** A secret generated once and stored in a file that only its owner can read. */
export function storedSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  ensureWritable('DATA_DIR', dataDir);
  try {
    // exclusive: of two servers that start at once, one writes and the other reads
    writeFileSync(file, randomBase62(48), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new SettingError('DATA_DIR', `cannot be written (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
