import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomBase62 } from '#kernel';
import { SettingError } from './setting-error.js';

/** A secret that was made once and is kept in a file that only its owner may read. */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    makeFolder(dataDir);
    // exclusive: of two servers that start at once, one writes and the other reads
    writeFileSync(file, randomBase62(48), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new SettingError('DATA_DIR', `cannot be written (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** Not mkdir's own recursion, which never ends where the system refuses a name (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
