import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { isAlive, startMark } from './process-identity.js';

const NAME = 'server.lock';

/**
 * Makes this process the only server on `dataDir`; replaces a lock left by a killed process.
 * @returns a function that releases the lock, which also happens when the process ends
 * @throws EmbeddedPostgresError if a running server holds the lock
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const path = join(dataDir, NAME);
  const mine = `${process.pid} ${startMark(process.pid)}\n`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (await place(path, mine)) return releaser(path);
    await removeIfStale(path, dataDir);
  }
  throw new EmbeddedPostgresError(`The data folder ${dataDir} (DATA_DIR) is being taken by other servers. Try again.`);
}

/** Writes the lock under another name and then links it, so that it never appears without its content. */
async function place(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function removeIfStale(path: string, dataDir: string): Promise<void> {
  const found = await readFile(path, 'utf8').catch(() => '');
  if (!found) return;
  const [pid, mark = ''] = found.trim().split(' ');
  if (isAlive(Number(pid)) && startMark(Number(pid)) === mark) {
    throw new EmbeddedPostgresError(
      `Another server (process ${pid}) already runs on the data folder ${dataDir}: ` +
        'stop it, or give this one its own DATA_DIR or a DATABASE_URL.',
    );
  }
  // The lock is moved away first, because only one of several processes can move it. A new lock is put back.
  const aside = `${path}.stale-${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const taken = await readFile(aside, 'utf8').catch(() => found);
  if (taken !== found) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function releaser(path: string): () => void {
  const release = () => {
    process.off('exit', release);
    rmSync(path, { force: true });
  };
  process.once('exit', release);
  return release;
}
