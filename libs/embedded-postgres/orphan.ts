import { readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { readIfThere } from './files.js';
import { commandLine, isAlive } from './process-identity.js';

const PATIENCE_MS = 15_000;

/**
 * Shuts down a PostgreSQL that a killed run left on this folder, and removes a stale pid file, which could name another
 * process and prevent PostgreSQL from starting. Call it while the data folder is locked.
 */
export async function endOrphan(folder: string, log: (line: string) => void): Promise<void> {
  const path = join(folder, 'postmaster.pid');
  const pid = Number((await readIfThere(path))?.split('\n')[0]);
  if (!pid) return;
  if (isAlive(pid) && isPostgresOn(pid, folder)) {
    log(`taking over from a PostgreSQL (process ${pid}) that an earlier run left behind`);
    await end(pid, 'SIGINT');
    await end(pid, 'SIGQUIT');
    if (isAlive(pid))
      throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) on ${folder} does not end: stop it by hand.`);
  }
  await rm(path, { force: true });
}

/** True only for a postgres whose working folder, or `-D` if the working folder cannot be read, is this folder. */
function isPostgresOn(pid: number, folder: string): boolean {
  const command = commandLine(pid);
  if (!/(^|\/)postgres\s/.test(`${command} `)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return command.includes(`-D ${folder} `);
  }
}

async function end(pid: number, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, signal);
  for (const until = Date.now() + PATIENCE_MS; isAlive(pid) && Date.now() < until;) await sleep(50);
}
