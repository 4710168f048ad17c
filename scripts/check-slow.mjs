// What is slow by nature, see test/slow: npm run check:slow. Runs on the Node the machine has, 18 or later.
import { build } from './lib/build.mjs';
import { install, isInstalled } from './lib/installed.mjs';
import { runJest } from './lib/jest-run.mjs';
import { isBuilt } from './lib/sources.mjs';
import { steps } from './lib/steps.mjs';

const { step, finish } = steps();
/**
 * One file after the other: their servers, databases and clocks are timed, and each alone uses all cores for a while.
 */
const WORKERS = 1;

async function checkSlow() {
  if (!isInstalled() && !(await step('install', install))) return;
  if (!isBuilt() && !(await step('build', () => build({ quiet: false })))) return;
  await step('slow tests', () => runJest(['slow'], {}, WORKERS));
}

await checkSlow();
finish();
