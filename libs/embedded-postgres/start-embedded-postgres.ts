import { resolve } from 'node:path';
import { checkVersion, createCluster, runSingleUser, type Place } from './cluster.js';
import { loadPassword } from './credentials.js';
import { lockDataDir } from './data-dir-lock.js';
import { asEmbeddedPostgresError } from './embedded-postgres.error.js';
import { isThere } from './files.js';
import { endOrphan } from './orphan.js';
import { findPlace } from './place.js';
import { choosePort } from './port.js';
import { prepareDataDir } from './server-files.js';
import { findServerUser, type ServerUser } from './server-user.js';
import { defaultSettings } from './settings.js';
import { Supervisor } from './supervisor.js';

/** Creates the role with which the shop logs in: owner of the database `shop`, no superuser. */
function creationOfRole(password: string, mayCreateDatabases: boolean): string[] {
  return [
    `CREATE ROLE shop LOGIN ${mayCreateDatabases ? 'CREATEDB CREATEROLE' : 'NOCREATEDB NOCREATEROLE'} PASSWORD '${password}';`,
    'CREATE DATABASE shop OWNER shop;',
  ];
}

/** Statement for a cluster whose password file was lost. */
function changeOfPassword(password: string): string[] {
  return [`ALTER ROLE shop PASSWORD '${password}';`];
}

export interface EmbeddedPostgresOptions {
  /** The data folder; the cluster is in its subfolder `postgres`. */
  dataDir: string;
  /** Called with one line for each notable event. */
  log: (line: string) => void;
  /** Server settings in addition to the default ones, e.g. `{ fsync: 'off' }` in tests. */
  settings?: Readonly<Record<string, string>>;
  /** Whether the role `shop` of a new cluster may create databases and roles (tests do). */
  mayCreateDatabases?: boolean;
}

export interface EmbeddedPostgres {
  /** `postgres://shop:…@127.0.0.1:port/shop` */
  url: string;
  /** Stops PostgreSQL within a few seconds; may be called repeatedly. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that npm installed, on a persistent data folder, and keeps it running.
 * @throws EmbeddedPostgresError with a one-line message
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  let unlock = () => {};
  try {
    const user = findServerUser();
    await prepareDataDir(dataDir, user !== undefined);
    unlock = await lockDataDir(dataDir);
    const { supervisor, url } = await bringUp(dataDir, user, options);
    return { url, stop: () => supervisor.stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw asEmbeddedPostgresError(error, dataDir);
  }
}

async function bringUp(dataDir: string, user: ServerUser | undefined, options: EmbeddedPostgresOptions) {
  const place = await findPlace(dataDir, user, options.log);
  const { password, isNew } = await loadPassword(dataDir);
  await endOrphan(place.folder, options.log);
  await prepareCluster(place, password, isNew, options);
  const port = await choosePort(dataDir);
  const settings = { ...defaultSettings, ...options.settings, port: String(port) };
  const supervisor = new Supervisor({ ...place, dataDir, settings }, options.log);
  await supervisor.start();
  return { supervisor, url: `postgres://shop:${password}@127.0.0.1:${port}/shop` };
}

async function prepareCluster(
  place: Place,
  password: string,
  isNew: boolean,
  options: EmbeddedPostgresOptions,
): Promise<void> {
  if (!(await isThere(`${place.folder}/PG_VERSION`))) {
    options.log('creating a new PostgreSQL cluster');
    return createCluster(place, creationOfRole(password, options.mayCreateDatabases ?? false));
  }
  await checkVersion(place);
  if (isNew) await runSingleUser(place, changeOfPassword(password));
}
