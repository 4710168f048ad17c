import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = 'postgres-';

/** A folder for the data of this run; what killed runs left behind is removed. */
export async function makeRunFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0;
    if (pid && !isAlive(pid)) await rm(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, `${PREFIX}${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  return folder;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
