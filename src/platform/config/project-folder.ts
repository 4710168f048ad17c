import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with package.json. This file may run from its source or from dist/. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

const root = findRoot();

/** Absolute path of a top-level folder of the project, e.g. `i18n` or `views`. */
export const projectFolder = (...parts: string[]): string => join(root, ...parts);

/** The version in package.json. */
export const projectVersion = (): string =>
  (JSON.parse(readFileSync(projectFolder('package.json'), 'utf8')) as { version: string }).version;
