import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ServerUser } from './server-user.js';

/** The first parent folder of `path` that `user` cannot access, or undefined if `path` is accessible. */
export function findBarrier(path: string, user: ServerUser): string | undefined {
  const folders: string[] = [];
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) folders.unshift(folder);
  return folders.find((folder) => !mayPass(folder, user));
}

function mayPass(folder: string, user: ServerUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0;
}
