import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SettingError } from './setting-error.js';

/**
 * Creates the folder if it does not exist.
 * @throws SettingError if it cannot be created or written to
 */
export function ensureWritable(setting: string, path: string): void {
  try {
    makeFolder(path);
    if (!statSync(path).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SettingError(setting, `cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Creates the folders one by one: the recursive mkdir of Node never ends where the system refuses a name (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * The absolute path of a folder that must exist if it is set.
 * @throws SettingError
 */
export function existingFolder(setting: string, value: string | null): string | null {
  if (value === null) return null;
  const path = resolve(value);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new SettingError(setting, 'must be the path of a folder that exists');
  return path;
}
