import { mkdirSync, writeFileSync } from 'node:fs';
import { runJest } from './jest-run.mjs';
import { since } from './progress.mjs';
import { at } from './project.mjs';
import { endRunning } from './run.mjs';
import { specFiles } from './spec-files.mjs';

/**
 * The steps of a check: runs them, counts their tests, and prints the result of each, the flaky tests and one line `N
 * passed, N failed`. With `CHECK_STRICT=1` flaky tests count as failed.
 * @returns `{step, tests, finish}`; `finish` prints and sets the exit code, 1 if anything failed
 */
export function steps() {
  const specs = specFiles({
    runFile: (path) => runJest(['--runTestsByPath', path]),
    strict: process.env.CHECK_STRICT === '1',
  });
  const summary = [];
  let failedSteps = 0;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      endRunning(signal);
      process.exit(1);
    });
  }

  async function timed(title, work) {
    const start = Date.now();
    process.stdout.write(`\n▸ ${title}\n`);
    const held = await work();
    const line = `${held ? '✓' : '✗'} ${title} (${since(start)})`;
    summary.push(line);
    process.stdout.write(`${line}\n`);
    return held;
  }

  /** Runs a step without tests, which counts as one failure if it fails. Returns whether it succeeded. */
  async function step(title, work) {
    const held = await timed(title, async () => (await work()).code === 0);
    if (!held) failedSteps += 1;
    return held;
  }

  /** Runs some of jest's projects. */
  const tests = (title, projects, workers) =>
    timed(title, async () => specs.add(await runJest(['--selectProjects', ...projects], { workers })));

  async function finish() {
    const again = specs.repeatable();
    if (again.length > 0) await timed(`once more: ${again.join(', ')}`, specs.repeat);
    mkdirSync(at('.tmp'), { recursive: true });
    writeFileSync(at('.tmp', 'flaky.json'), `${JSON.stringify(specs.flaky, null, 2)}\n`);
    const { passed, failed } = specs.counts();
    const all = failed + failedSteps;
    const flaky = specs.flaky.map(({ path, title, message }) => `  ${path}: ${title}\n    ${message}\n`);
    process.stdout.write(`\n${summary.join('\n')}\n\n`);
    if (flaky.length > 0) process.stdout.write(`flaky: ${flaky.length}\n${flaky.join('')}`);
    process.stdout.write(`${passed} passed, ${all} failed\n`);
    process.exitCode = all > 0 ? 1 : 0;
  }

  return { step, tests, finish };
}
