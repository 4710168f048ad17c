import { mkdir, readdir, readlink, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PREFIX = 'postgres-';

/** Creates a folder for the data of this run, and removes those of killed runs. */
export async function makeRunFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0;
    if (pid && !isAlive(pid)) await removeRunFolder(join(parent, name));
  }
  const folder = join(parent, `${PREFIX}${process.pid}`);
  await removeRunFolder(folder);
  return folder;
}

/** Removes a run's data, also if it is stored elsewhere because PostgreSQL's user cannot access the folder. */
export async function removeRunFolder(folder: string): Promise<void> {
  const elsewhere = await readlink(join(folder, 'postgres')).catch(() => undefined);
  if (elsewhere) await rm(dirname(elsewhere), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
