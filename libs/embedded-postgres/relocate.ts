import { randomBytes } from 'node:crypto';
import { cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Installation } from './binaries.js';
import { isThere } from './files.js';

/**
 * Location of files that the user `postgres` cannot access in their original folder, for example below /root. Every
 * parent folder is accessible.
 */
const ROOT = '/var/lib/shop-back-end';

/** Copies the binaries to an accessible folder, once per version. */
export async function relocateBinaries({ folder, version }: Installation): Promise<string> {
  const target = join(ROOT, `postgresql-${version}`);
  if (await isThere(target)) return target;
  await mkdir(ROOT, { recursive: true, mode: 0o755 });
  const draft = `${target}.${process.pid}`;
  await cp(folder, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await isThere(target))) throw error;
  });
  return target;
}

/**
 * Makes `link` a symbolic link to a new accessible folder, whose `owner` file names the link. Such a folder is never
 * removed automatically, because a missing link may be an unmounted disk.
 * @returns the new folder
 */
export async function relocateData(link: string): Promise<string> {
  const home = join(ROOT, `data-${randomBytes(6).toString('hex')}`);
  const data = join(home, 'postgres');
  await mkdir(data, { recursive: true, mode: 0o755 });
  await writeFile(join(home, 'owner'), link);
  await symlink(data, link);
  return data;
}
