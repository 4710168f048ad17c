import { ChildProcess } from 'node:child_process';
import { createRunner } from 'jest-light-runner';

// Workers are forked with the flags of this process.
process.execArgv.push('--import', new URL('keep-worker-data.mjs', import.meta.url).href);

// A worker that writes its coverage (npm run coverage) needs more than the second after which the runner kills it.
if (process.env.NODE_V8_COVERAGE) {
  const { kill } = ChildProcess.prototype;
  ChildProcess.prototype.kill = function killButWriters(signal) {
    const isWorker = this.spawnargs.some((argument) => argument.includes('tinypool'));
    return signal === 'SIGKILL' && isWorker ? true : kill.call(this, signal);
  };
}

/** Runs each file in a Node process without the module loader of Jest (ADR 0014). */
const LightRunner = createRunner({ runtime: 'child_process' });

/**
 * Lets the projects of a run share their workers: with separate workers, twice as many processes would load the shop,
 * which takes several seconds of CPU each. The settings that workers read are the same in all projects
 * (jest.config.mjs).
 */
export default class SharingRunner extends LightRunner {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const originals = new Map(tests.map((test) => [{ ...test, context: tests[0].context }, test]));
    return super.runTests(
      [...originals.keys()],
      watcher,
      (test) => onStart(originals.get(test)),
      (test, result) => {
        const original = originals.get(test);
        return onResult(original, { ...result, displayName: original.context.config.displayName });
      },
      (test, error) => onFailure(originals.get(test), error),
    );
  }
}
