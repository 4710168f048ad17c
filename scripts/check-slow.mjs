// Slow tests, see test/slow: npm run check:slow. Runs on the machine's Node, 18 or later.
import { availableParallelism } from 'node:os';
import { build } from './lib/build.mjs';
import { install, isInstalled } from './lib/installed.mjs';
import { isBuilt } from './lib/sources.mjs';
import { steps } from './lib/steps.mjs';

const { step, tests, finish } = steps();

async function checkSlow() {
  if (!isInstalled() && !(await step('install', install))) return;
  if (!isBuilt() && !(await step('build', () => build({ quiet: false })))) return;
  // Most slow tests wait for servers to start or stop, so one more worker than cores keeps the cores busy.
  await tests('slow tests', ['slow'], availableParallelism() + 1);
}

await checkSlow();
await finish();
