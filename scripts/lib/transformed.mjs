import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('../../', import.meta.url));
/**
 * Cache of transformed files for later processes: swc takes a quarter of the time in which a process loads the shop.
 */
const folder = join(root, '.tmp', 'transformed');
/** The settings and the version of swc, on which the result depends. */
const means = readFileSync(join(root, '.swcrc'), 'utf8') + require('@swc/core/package.json').version;

/** The JavaScript of a TypeScript file of the project, with an inline source map. */
export function transformed(filename) {
  const source = readFileSync(filename, 'utf8');
  const hash = createHash('sha256').update(means).update('\0').update(filename).update('\0').update(source);
  const mark = `//${hash.digest('hex')}\n`;
  const cachePath = join(folder, filename.slice(root.length).replaceAll(sep, '!'));
  const found = read(cachePath);
  if (found?.startsWith(mark)) return found.slice(mark.length);
  const { code } = require('@swc/core').transformSync(source, { filename, cwd: root, sourceMaps: 'inline' });
  store(cachePath, mark + code);
  return code;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Several processes may write the same file at the same time; each of them must see a complete version. If nothing can
 * be written, the file is transformed again next time.
 */
function store(path, text) {
  try {
    mkdirSync(folder, { recursive: true });
    const own = `${path}.${process.pid}`;
    writeFileSync(own, text);
    renameSync(own, path);
  } catch {
    // The checkout is read-only, so nothing is cached.
  }
}
