import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { readIfThere } from './files.js';
import { lastComplaint, openLog } from './server-files.js';
import { asFlags } from './settings.js';

/** Milliseconds; long, because the recovery after a crash may have to replay much. */
const READY_WITHIN_MS = 300_000;
const FAST_STOP_MS = 8_000;
const HARD_STOP_MS = 4_000;

export interface Launch extends Place {
  dataDir: string;
  settings: Readonly<Record<string, string>>;
}

/**
 * Starts PostgreSQL and waits until it accepts connections. The process is detached: a Ctrl-C in the terminal must
 * reach the shop first, which finishes its work while the database is still running. Its log is a file, so that it can
 * run longer than the shop without a broken pipe.
 */
export async function startPostmaster(launch: Launch, onSpawn: (child: ChildProcess) => void): Promise<ChildProcess> {
  const log = await openLog(launch.dataDir);
  try {
    const args = ['-D', launch.folder, ...asFlags(launch.settings)];
    const child = spawn(join(launch.installation.folder, 'bin', 'postgres'), args, {
      ...launch.user,
      cwd: '/',
      detached: true,
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
      stdio: ['ignore', log.fd, log.fd],
    });
    await Promise.race([once(child, 'spawn'), once(child, 'error').then(([error]) => Promise.reject(error))]);
    onSpawn(child);
    await waitUntilReady(child, launch);
    return child;
  } finally {
    await log.close();
  }
}

/** Waits like pg_ctl: the server writes its state into the eighth line of postmaster.pid. */
async function waitUntilReady(child: ChildProcess, { folder, dataDir }: Launch): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await sleep(30)) {
    if (hasEnded(child)) throw new EmbeddedPostgresError(`PostgreSQL did not start: ${await lastComplaint(dataDir)}`);
    const lines = (await readIfThere(join(folder, 'postmaster.pid')))?.split('\n') ?? [];
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
  }
  await stopPostmaster(child);
  throw new EmbeddedPostgresError(`PostgreSQL was not ready in ${READY_WITHIN_MS / 1000} seconds.`);
}

/**
 * Stops PostgreSQL by a fast shutdown (connections end, everything is written); after a time limit by an immediate
 * shutdown, then by a kill.
 */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', HARD_STOP_MS],
    ['SIGKILL', HARD_STOP_MS],
  ] as const) {
    if (hasEnded(child)) return;
    child.kill(signal);
    await Promise.race([once(child, 'exit'), sleep(patience, undefined, { ref: false })]);
  }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
