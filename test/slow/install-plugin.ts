import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const project = (...parts: string[]): string => join(process.cwd(), ...parts);

/** Tarballs of the libraries, as `npm run pack:libraries` creates them. */
export async function packLibraries(folder: string): Promise<string[]> {
  const { stdout } = await run(process.execPath, [project('scripts', 'pack-libraries.mjs'), folder]);
  return stdout.trim().split('\n');
}

/**
 * Copies an example plugin of `examples/` to a folder outside the project and compiles it there, with the packed
 * libraries and its own copy of the framework in its `node_modules`. Needs no network.
 */
export async function installExample(name: string, folder: string, tarballs: readonly string[]): Promise<string> {
  const plugin = join(folder, name);
  await cp(project('examples', name), plugin, { recursive: true, filter: (path) => basename(path) !== 'dist' });
  await dependOn(join(plugin, 'package.json'), tarballs);
  const install = ['install', '--offline', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', install, { cwd: plugin });
  for (const needed of ['@nestjs/common', 'reflect-metadata', 'rxjs', '@types/node']) copyPackage(needed, plugin);
  await run(process.execPath, [project('node_modules', 'typescript', 'bin', 'tsc'), '-p', plugin]);
  return plugin;
}

/** Installs the libraries from their tarballs, as an author of a plugin does. */
async function dependOn(manifest: string, tarballs: readonly string[]): Promise<void> {
  const nameOf = (path: string): string => `@shop/${/shop-([a-z]+)-/.exec(basename(path))![1]!}`;
  const devDependencies = Object.fromEntries(tarballs.map((path) => [nameOf(path), `file:${path}`]));
  const declared = JSON.parse(await readFile(manifest, 'utf8')) as object;
  await writeFile(manifest, JSON.stringify({ ...declared, devDependencies }));
}

/** Links a package with all its dependencies. */
function copyPackage(name: string, plugin: string): void {
  const target = join(plugin, 'node_modules', name);
  if (existsSync(target)) return;
  const source = project('node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { recursive: true });
  const { dependencies = {} } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const dependency of Object.keys(dependencies)) copyPackage(dependency, plugin);
}
