// Builds the packages for authors of plugins into libs/*/dist: npm run build:libraries [-- contracts]. `npm pack` in a
// library does so too.
import { rmSync } from 'node:fs';
import { at, findNode } from './lib/project.mjs';
import { run } from './lib/run.mjs';

/** Each library needs those before it. */
const LIBRARIES = ['kernel', 'contracts', 'testing'];

const last = process.argv[2] ?? LIBRARIES.at(-1);
if (!LIBRARIES.includes(last)) throw new Error(`Libraries: ${LIBRARIES.join(', ')}`);
for (const name of LIBRARIES.slice(0, LIBRARIES.indexOf(last) + 1)) {
  rmSync(at('libs', name, 'dist'), { recursive: true, force: true });
  const compiler = at('node_modules', 'typescript', 'bin', 'tsc');
  const { code } = await run(findNode(), [compiler, '-p', at('libs', name, 'tsconfig.build.json')], { quiet: false });
  if (code !== 0) process.exit(code);
}
