import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';

export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * Whom PostgreSQL runs as: it refuses to run as root.
 * @returns undefined for an ordinary user (it runs as that user), else the system user `postgres`, made when missing
 */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = findUser('postgres') ?? create('postgres') ?? findUser('nobody');
  if (!user) throw new EmbeddedPostgresError('PostgreSQL cannot run as root, and no user "postgres" could be made.');
  return user;
}

function findUser(name: string): ServerUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function create(name: string): ServerUser | undefined {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name], {
      stdio: 'ignore',
    });
  } catch {
    // No useradd here, or another process created the user meanwhile: look it up.
  }
  return findUser(name);
}
