// All checks of a change: npm run check. With --slow the slow tests too (otherwise check-slow.mjs). Runs on the
// machine's Node, 18 or later.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { writeApiTypes } from './lib/api-types.mjs';
import { build } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { install, isInstalled } from './lib/installed.mjs';
import { at, findNode } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { sideBySide, staticChecks } from './lib/static-checks.mjs';
import { steps } from './lib/steps.mjs';

const { step, tests, finish } = steps();
const CORES = availableParallelism();

/** Files that `npm run openapi` writes. */
const GENERATED = ['openapi.json', 'docs/access.md', 'docs/api.md'];

/**
 * The committed files must be those that the code generates. Rewrites them, so that later tests cannot find a stale
 * one.
 */
async function compareOpenApi() {
  const read = () => GENERATED.map((path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : ''));
  const before = read();
  const { code } = await run(findNode(), ['--enable-source-maps', at('dist', 'src', 'openapi.js')]);
  const after = read();
  const stale = GENERATED.filter((_, index) => before[index] !== after[index]);
  if (code === 0 && stale.length === 0) return { code: 0 };
  process.stdout.write(
    `npm run openapi has failed or changed files: ${stale.join(', ')}. Look at the difference and commit it.\n`,
  );
  return { code: 1 };
}

/** Without an installed browser, the tests use that of the npm package. */
async function findBrowser() {
  await ensureChromium();
  return { code: 0 };
}

async function checkAndBuild() {
  // The build and the type check both need these types.
  await writeApiTypes();
  const checks = staticChecks.map((check) => () => step(check.title, check.run));
  const [built] = await sideBySide([() => step('build', () => build({ quiet: false })), ...checks], CORES);
  return built;
}

async function checkAll() {
  if (!isInstalled() && !(await step('install', install))) return;
  // The browser is downloaded at the same time, because the download needs little CPU time.
  const [built] = await Promise.all([checkAndBuild(), step('browser', findBrowser)]);
  if (!built) return;
  await step('openapi', compareOpenApi);
  await tests('unit and architecture tests', ['unit', 'architecture'], CORES);
  // These tests wait for the database and for timers, so two more workers than cores keep the cores busy.
  await tests('integration and end-to-end tests', ['integration'], CORES + 2);
  // Each browser keeps its own processes busy, so there are no more workers than cores.
  await tests('browser tests', ['browser'], CORES);
  // Most slow tests wait for servers to start or stop, so one more worker than cores keeps the cores busy.
  if (process.argv.includes('--slow')) await tests('slow tests', ['slow'], CORES + 1);
}

await checkAll();
await finish();
