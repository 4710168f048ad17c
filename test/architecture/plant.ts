import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Canary } from './canaries.js';

const libraries: Record<string, string> = {
  'libs/kernel/index.ts': '#kernel',
  'libs/contracts/index.ts': '#contracts',
  'libs/testing/index.ts': '#testing',
  'libs/panel/index.ts': '#panel',
};

/**
 * The line of code that imports `to` in `from`; both are paths from the root of the project, or `to` names a package.
 */
export function importLine({ from, to }: Pick<Canary, 'from' | 'to'>): string {
  const path = relative(dirname(from), to).replace(/\.ts$/, '.js');
  const specifier = libraries[to] ?? (!to.endsWith('.ts') ? to : path.startsWith('.') ? path : `./${path}`);
  return `export * from '${specifier}';\n`;
}

/** Creates a project that consists of imports only, with the folders, configuration and packages of this project. */
export function plant(folder: string, root: string, imports: Pick<Canary, 'from' | 'to'>[], absent: string): void {
  const lines = new Map<string, string>();
  for (const { to } of imports) if (to.endsWith('.ts') && to !== absent) lines.set(to, 'export {};\n');
  for (const one of imports) lines.set(one.from, (lines.get(one.from) ?? '') + importLine(one));
  for (const [path, text] of lines) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const name of [
    'node_modules',
    'package.json',
    'tsconfig.json',
    'tsconfig.boundaries.json',
    'tsconfig.test.json',
    'tsconfig.panel.json',
    'tsconfig.storefront.json',
    'eslint.config.mjs',
    '.dependency-cruiser.cjs',
    '.dependency-cruiser-folders.cjs',
  ]) {
    symlinkSync(join(root, name), join(folder, name));
  }
}
