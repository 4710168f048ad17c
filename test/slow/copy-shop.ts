import { cp, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { projectFolder } from '../../src/platform/config/project-folder.js';

/** What a clone has after `npm run build`, without its tests. */
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

/** The built shop in another folder, whose `dist` a test may change; it shares the project's `node_modules`. */
export async function copyShop(folder: string): Promise<string> {
  const filter = (path: string): boolean => !['node_modules', '.tmp'].includes(basename(path));
  await Promise.all(PARTS.map((part) => cp(projectFolder(part), join(folder, part), { recursive: true, filter })));
  await symlink(projectFolder('node_modules'), join(folder, 'node_modules'));
  return folder;
}
