import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, independent of the working folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const at = (...parts) => join(root, ...parts);

const NEEDED = [22, 17];

/** The Node LTS among the npm packages, an optional dependency that does not exist for every system. */
export const packagedNode = at('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');

/** The Node LTS that npm installed with the packages, or the running one if it is sufficient. */
export function findNode() {
  if (existsSync(packagedNode)) return packagedNode;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return process.execPath;
  throw new Error(
    `Node ${NEEDED.join('.')} or later is needed here, this is ${process.versions.node}: there is none to install ` +
      `for ${process.platform}-${process.arch}.`,
  );
}
