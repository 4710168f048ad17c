import { chmod, chown, mkdir, open, rename, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { isThere, readIfThere } from './files.js';

const LOG = 'postgres.log';
const LOG_LIMIT = 10 * 1024 * 1024;

/** Creates the data folder. If the process runs as root, the user `postgres` may pass through it, but not list it. */
export async function prepareDataDir(dataDir: string, passable: boolean): Promise<void> {
  try {
    await makeFolder(dataDir);
    await chmod(dataDir, passable ? 0o711 : 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new EmbeddedPostgresError(`The data folder ${dataDir} (DATA_DIR) cannot be made or used: ${code}.`);
  }
}

/** Creates the folders one by one: the recursive mkdir of Node never ends where the system refuses a name (/proc). */
async function makeFolder(path: string): Promise<void> {
  if (await isThere(path)) return;
  await makeFolder(dirname(path));
  await mkdir(path);
}

/** Opens PostgreSQL's log for appending; above 10 MiB it is rotated, and one older file is kept. */
export async function openLog(dataDir: string): Promise<FileHandle> {
  const path = join(dataDir, LOG);
  const size = await stat(path).then(
    (entry) => entry.size,
    () => 0,
  );
  if (size > LOG_LIMIT) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

/** The last error in PostgreSQL's log, for an error message. */
export async function lastComplaint(dataDir: string): Promise<string> {
  const lines = ((await readIfThere(join(dataDir, LOG))) ?? '').split('\n');
  const line = lines.findLast((text) => /(FATAL|PANIC|ERROR|error):/.test(text)) ?? '';
  return line.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').trim() || `see ${join(dataDir, LOG)}`;
}

export async function giveTo(path: string, user: { uid: number; gid: number } | undefined): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}
