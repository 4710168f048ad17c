import { since } from './progress.mjs';
import { endRunning } from './run.mjs';

/**
 * The steps of a check: runs them, counts their tests, and ends with the result of each and one line `N passed, N
 * failed`.
 * @returns `{step, finish}`; `finish` prints and sets the exit code, 1 when anything failed
 */
export function steps() {
  const sum = { passed: 0, failed: 0 };
  const summary = [];
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      endRunning(signal);
      process.exit(1);
    });
  }

  /**
   * Runs one step; answers whether it held. What its tests count, it counts; a step without tests that fails counts
   * one.
   */
  async function step(title, work) {
    const start = Date.now();
    process.stdout.write(`\n▸ ${title}\n`);
    const { code, passed = 0, failed = 0 } = await work();
    const held = code === 0 && failed === 0;
    sum.passed += passed;
    sum.failed += held ? 0 : Math.max(failed, 1);
    const line = `${held ? '✓' : '✗'} ${title} (${since(start)})`;
    summary.push(line);
    process.stdout.write(`${line}\n`);
    return held;
  }

  function finish() {
    process.stdout.write(`\n${summary.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed\n`);
    process.exitCode = sum.failed > 0 ? 1 : 0;
  }

  return { step, finish };
}
