import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './project.mjs';

const FOLDERS = ['src', 'libs', 'migrations'];
const FILES = [
  'package-lock.json',
  'nest-cli.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'tsconfig.panel.json',
  'tsconfig.storefront.json',
];
const STAMP = at('dist', '.built-from');

/** All files below a folder of the project, as paths relative to it. */
export function filesBelow(folder) {
  if (!existsSync(at(folder))) return [];
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function fingerprint() {
  const hash = createHash('sha256');
  const sources = FOLDERS.flatMap(filesBelow).filter(
    // The build generates packed libraries and the types of the API.
    (path) =>
      /\.(ts|tsx|css|json|svg)$/.test(path) &&
      !/\.spec\.ts$|^libs[\\/][^\\/]+[\\/]dist[\\/]|^libs[\\/]api-types[\\/]schema/.test(path),
  );
  for (const path of [...sources.sort(), ...FILES])
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(at(path)))
      .update('\0');
  return hash.digest('hex');
}

/** Whether dist/ was built from the current sources. */
export function isBuilt() {
  return existsSync(STAMP) && existsSync(at('dist', 'src', 'main.js')) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** Records the sources that dist/ is built from. Call it before the build starts. */
export function markBuild() {
  const mark = fingerprint();
  return () => {
    mkdirSync(at('dist'), { recursive: true });
    writeFileSync(STAMP, mark);
  };
}
