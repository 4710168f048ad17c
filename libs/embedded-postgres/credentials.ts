import { randomBytes } from 'node:crypto';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere } from './files.js';

const NAME = 'postgres.password';

/** The password of the role `shop`, generated once and stored in a file that only its owner can read. */
export async function loadPassword(dataDir: string): Promise<{ password: string; isNew: boolean }> {
  const path = join(dataDir, NAME);
  const stored = (await readIfThere(path))?.trim();
  if (stored) {
    await chmod(path, 0o600);
    return { password: stored, isNew: false };
  }
  const password = randomBytes(24).toString('base64url');
  await writeFile(path, `${password}\n`, { mode: 0o600, flush: true });
  return { password, isNew: true };
}
