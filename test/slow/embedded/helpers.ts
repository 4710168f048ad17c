import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Starts keep-running.ts; returns its process and the address of its database when that accepts connections. */
export async function startKeeper(dataDir: string): Promise<{ keeper: ChildProcess; url: string }> {
  const script = join(process.cwd(), 'test/slow/embedded/keep-running.ts');
  const keeper = spawn(process.execPath, ['--import', './scripts/lib/typescript.mjs', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(keeper.stdout!, 'data')) as [Buffer];
  return { keeper, url: line.toString().trim() };
}

/** The process id of the PostgreSQL that uses a data folder. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Runs one statement; returns the first column of its first row. */
export async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Repeats the statement until the database answers, for at most a minute. */
export async function askUntilAnswered(url: string, statement: string): Promise<unknown> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await ask(url, statement).catch(() => undefined);
    if (answer !== undefined) return answer;
    await sleep(100);
  }
  throw new Error('The database did not come back.');
}
