// Runs after every install. Some npm releases (10) remove the `node` command of the packaged Node LTS together with the
// package for the other processor type; npm scripts would then use the machine's own, older Node.
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { at, packagedNode } from './lib/project.mjs';

const command = at('node_modules', '.bin', 'node');
if (existsSync(packagedNode) && !existsSync(command)) {
  rmSync(command, { force: true });
  symlinkSync(packagedNode.replace(at('node_modules'), '..'), command);
}
