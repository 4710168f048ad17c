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
export default createRunner({ runtime: 'child_process' });
