import { build } from './lib/build.mjs';
import { at, findNode } from './lib/project.mjs';
import { step } from './lib/progress.mjs';
import { run } from './lib/run.mjs';

await step('Build', () => build());
const { code } = await run(findNode(), [at('test', 'bench', 'run.mjs'), ...process.argv.slice(2)], { quiet: false });
process.exit(code);
