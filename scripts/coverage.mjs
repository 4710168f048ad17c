// Coverage of the tests by lines: npm run coverage [-- options of npm test]. Default: all tests except browser tests
// and slow ones.
import { rmSync } from 'node:fs';
import { build } from './lib/build.mjs';
import { coverageOf, writeReports } from './lib/coverage.mjs';
import { at, findNode } from './lib/project.mjs';
import { step } from './lib/progress.mjs';
import { run } from './lib/run.mjs';
import { isBuilt } from './lib/sources.mjs';

const raw = at('.tmp', 'coverage');
const given = process.argv.slice(2);
const selection = given.length > 0 ? given : ['--selectProjects', 'unit', 'integration'];

// end-to-end tests need the built panel and scripts of the shop
if (given.length === 0 && !isBuilt()) await step('Build', () => build());
rmSync(raw, { recursive: true, force: true });
// With one worker, jest would run the tests in its own process, which it ends before V8 has written the coverage.
const { code } = await run(findNode(), [at('node_modules', 'jest', 'bin', 'jest.js'), '--maxWorkers=2', ...selection], {
  env: { NODE_V8_COVERAGE: raw },
});
writeReports(await coverageOf(raw));
rmSync(raw, { recursive: true, force: true });
process.exitCode = code;
