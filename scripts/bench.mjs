// npm run bench: the shop compared with a minimal server. npm run bench -- hostile: orders with a hostile client. npm
// run bench:panel: the panel's lists with many records. npm run bench -- statements: imports of bank statements.
import { build } from './lib/build.mjs';
import { at, findNode } from './lib/project.mjs';
import { step } from './lib/progress.mjs';
import { run } from './lib/run.mjs';

const [, , first, ...rest] = process.argv;
const FILES = { panel: 'panel.mjs', hostile: 'hostile.mjs', statements: 'statements.mjs' };
const [file, args] = first in FILES ? [FILES[first], rest] : ['run.mjs', process.argv.slice(2)];
await step('Build', () => build());
const { code } = await run(findNode(), [at('test', 'bench', file), ...args], { quiet: false });
process.exit(code);
