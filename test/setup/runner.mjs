import { ChildProcess } from 'node:child_process';
import { createRunner } from 'jest-light-runner';

// workers are forked with the flags of this process
process.execArgv.push('--import', new URL('keep-worker-data.mjs', import.meta.url).href);

// a worker that is to say what it has run (npm run coverage) needs longer to write it than the second after which it is
// killed
if (process.env.NODE_V8_COVERAGE) {
  const { kill } = ChildProcess.prototype;
  ChildProcess.prototype.kill = function killButWriters(signal) {
    const isWorker = this.spawnargs.some((argument) => argument.includes('tinypool'));
    return signal === 'SIGKILL' && isWorker ? true : kill.call(this, signal);
  };
}

/** Each file in a Node process without jest's own module loader (ADR 0014). */
const LightRunner = createRunner({ runtime: 'child_process' });

/**
 * The projects of a run share their workers: with workers for each, twice as many would load the shop, several seconds
 * of a core each. What a worker reads of a project's configuration is the same in all (jest.config.mjs).
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
