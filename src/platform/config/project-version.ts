import { readFileSync } from 'node:fs';
import { projectFolder } from './project-folder.js';

/** The version in package.json. */
export const projectVersion = (): string =>
  (JSON.parse(readFileSync(projectFolder('package.json'), 'utf8')) as { version: string }).version;
