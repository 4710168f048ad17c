import { cp, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { projectFolder } from '../../src/platform/config/project-folder.js';

/** Files of a clone after `npm run build`, without tests. */
const PARTS = [
  'package.json',
  'tsconfig.json',
  'tsconfig.panel.json',
  'dist',
  'i18n',
  'libs',
  'migrations',
  'scripts',
  'src',
  'views',
];

/** Copies the built shop to another folder whose `dist` a test may change; the copy shares `node_modules`. */
export async function copyShop(folder: string): Promise<string> {
  const filter = (path: string): boolean => !['node_modules', '.tmp'].includes(basename(path));
  await Promise.all(PARTS.map((part) => cp(projectFolder(part), join(folder, part), { recursive: true, filter })));
  await symlink(projectFolder('node_modules'), join(folder, 'node_modules'));
  return folder;
}
