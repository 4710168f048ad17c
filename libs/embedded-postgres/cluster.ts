import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import type { Installation } from './binaries.js';
import { giveTo } from './server-files.js';
import type { ServerUser } from './server-user.js';

export interface Place {
  installation: Installation;
  user: ServerUser | undefined;
  /** PostgreSQL's folder, without symbolic links. */
  folder: string;
}

/**
 * Creates a cluster in the missing or empty folder of `place`: UTF-8 with PostgreSQL's built-in locale, so that
 * Cyrillic `lower()` and `ILIKE` work on a machine without locales.
 * @param statements run once in the new cluster, one per line
 */
export async function createCluster(place: Place, statements: string[]): Promise<void> {
  // The cluster is created under another name and then moved, because a start that is killed would leave an incomplete
  // cluster.
  const draft = `${place.folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await giveTo(draft, place.user);
  await initialize({ ...place, folder: draft });
  await runSingleUser({ ...place, folder: draft }, statements);
  await rmdir(place.folder).catch(() => undefined);
  await rename(draft, place.folder);
}

async function initialize(place: Place): Promise<void> {
  const secret = await mkdtemp(join(tmpdir(), 'initdb-'));
  const passwordFile = join(secret, 'password');
  try {
    // The superuser's password is not stored, because it never logs in.
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const path of [secret, passwordFile]) await giveTo(path, place.user);
    const initdb = (characters: string): Promise<void> =>
      run(place, 'initdb', [
        `--pgdata=${place.folder}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${characters}`,
      ]);
    // Full-text search and trigrams use the system's character classes; with plain C, Cyrillic words have no trigrams.
    await initdb('C.UTF-8').catch(() => initdb('C'));
  } finally {
    await rm(secret, { recursive: true, force: true });
  }
}

/** @throws EmbeddedPostgresError if the cluster has another major version than the installed binaries */
export async function checkVersion({ folder, installation }: Place): Promise<void> {
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  const expected = installation.version.split('.')[0];
  if (found !== expected) {
    throw new EmbeddedPostgresError(
      `The data in ${folder} is of PostgreSQL ${found} and the embedded one is ${expected}: ` +
        `dump it with ${found} and restore it.`,
    );
  }
}

/** Runs statements, one per line, in PostgreSQL's single-user mode, which needs no password and no running server. */
export async function runSingleUser(place: Place, statements: string[]): Promise<void> {
  await run(place, 'postgres', ['--single', '-D', place.folder, 'postgres'], `${statements.join('\n')}\n`);
}

async function run({ installation, user }: Place, program: string, args: string[], input = ''): Promise<void> {
  const child = spawn(join(installation.folder, 'bin', program), args, {
    ...user,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.on('error', () => undefined).end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  const complaint = /(?:FATAL|PANIC|ERROR|error):\s*(.*)/.exec(output)?.[1];
  if (code === 0 && !complaint) return;
  throw new EmbeddedPostgresError(`${program} failed: ${complaint ?? `exit code ${code}`}.`);
}
