import { lstat, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findInstallation } from './binaries.js';
import type { Place } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { isThere } from './files.js';
import { findBarrier } from './reachable.js';
import { relocateBinaries, relocateData } from './relocate.js';
import { giveTo } from './server-files.js';
import type { ServerUser } from './server-user.js';

/**
 * Location of the data and the binaries for the user as which PostgreSQL runs. If this user cannot access the folder
 * (for example a clone in /root), both are moved outside, and `<dataDir>/postgres` becomes a symbolic link.
 */
export async function findPlace(
  dataDir: string,
  user: ServerUser | undefined,
  log: (line: string) => void,
): Promise<Place> {
  const path = join(dataDir, 'postgres');
  const isNew = !(await isThere(path));
  if (isNew) await refuseLostData(path);
  if (isNew && user) await relocateIfClosed(path, dataDir, user, log);
  const folder = (await isThere(path)) ? await realpath(path) : join(await realpath(dataDir), 'postgres');
  const runsAs = user && ((await ownerOf(folder)) ?? user);
  return { folder, user: runsAs, installation: await reachableInstallation(runsAs) };
}

async function refuseLostData(path: string): Promise<void> {
  const isLink = await lstat(path).then(
    () => true,
    () => false,
  );
  if (isLink)
    throw new EmbeddedPostgresError(
      `The data that ${path} points to is missing; restore it, or remove the link to start with an empty database.`,
    );
}

async function relocateIfClosed(
  path: string,
  dataDir: string,
  user: ServerUser,
  log: (line: string) => void,
): Promise<void> {
  const barrier = findBarrier(await realpath(dataDir), user);
  if (!barrier) return;
  const home = await relocateData(path);
  await giveTo(home, user);
  log(`${barrier} is closed to the user that PostgreSQL runs as, so its data is kept in ${home}`);
}

/** A cluster created by an ordinary user still runs as that user when root starts it. */
async function ownerOf(folder: string): Promise<ServerUser | undefined> {
  if (!(await isThere(join(folder, 'PG_VERSION')))) return undefined;
  const { uid, gid } = await stat(folder);
  return uid === 0 ? undefined : { uid, gid };
}

async function reachableInstallation(user: ServerUser | undefined): Promise<Place['installation']> {
  const installation = findInstallation();
  if (!user || !findBarrier(await realpath(installation.folder), user)) return installation;
  return { ...installation, folder: await relocateBinaries(installation) };
}
