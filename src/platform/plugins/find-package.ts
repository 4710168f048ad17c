import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { projectFolder } from '../config/project-folder.js';
import { PluginError } from './plugin-error.js';

export interface FoundPackage {
  readonly packageName: string;
  /** Absolute path of the folder with package.json, symbolic links resolved. */
  readonly folder: string;
  /** The file to import. */
  readonly entry: string;
}

interface Manifest {
  readonly name?: string;
  readonly main?: string;
  readonly exports?: unknown;
}

/** Conditions of `exports` that apply here, as for any `import`. */
const CONDITIONS = ['node', 'import', 'module-sync', 'default'];

/**
 * Resolves an entry of PLUGINS. `./a/b`, `../b`, `/a/b` is a folder with a package.json, or a file. Anything else is a
 * package, searched in `node_modules` of the working folder and its parents, then in that of the shop.
 * @throws PluginError
 */
export function findPackage(word: string): FoundPackage {
  const isPath = /^\.{0,2}\//.test(word);
  const given = isPath ? resolve(word) : installedFolder(word);
  if (given === null || !existsSync(given))
    throw new PluginError(word, null, isPath ? 'there is no such file or folder' : 'the package is not installed');
  const place = realpathSync(given);
  const isFile = statSync(place).isFile();
  const folder = isFile ? packageFolder(dirname(place)) : place;
  const manifest = readManifest(word, folder);
  const entry = isFile ? place : join(folder, entryOf(manifest));
  if (!existsSync(entry)) throw new PluginError(word, null, `its entry is missing: ${entry}. Is the package built?`);
  return { packageName: manifest.name ?? word, folder, entry };
}

function installedFolder(name: string): string | null {
  for (const start of [process.cwd(), projectFolder()])
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, 'node_modules', name);
      if (existsSync(join(candidate, 'package.json'))) return candidate;
      if (dirname(folder) === folder) break;
    }
  return null;
}

function packageFolder(start: string): string {
  let folder = start;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

function readManifest(word: string, folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    throw new PluginError(word, null, 'it has no package.json that can be read');
  }
}

function entryOf({ exports, main }: Manifest): string {
  const root = typeof exports === 'object' && exports !== null && '.' in exports ? exports['.'] : exports;
  return targetOf(root) ?? main ?? 'index.js';
}

function targetOf(target: unknown): string | null {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return null;
  for (const [condition, next] of Object.entries(target)) {
    const found = CONDITIONS.includes(condition) ? targetOf(next) : null;
    if (found !== null) return found;
  }
  return null;
}
