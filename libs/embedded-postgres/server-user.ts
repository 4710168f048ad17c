import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';

export interface ServerUser {
  uid: number;
  gid: number;
}

/**
 * The user as which PostgreSQL runs, because it refuses to run as root.
 * @returns undefined if this process is not root, and PostgreSQL runs as the same user; otherwise the system user
 * `postgres`, which is created if missing
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
    // If useradd is missing, or another process has created the user meanwhile, the look-up below shows it.
  }
  return findUser(name);
}
