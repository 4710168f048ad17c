// jest-light-runner 0.8 answers all workers when one requests its data, and answers none a second time, so that a
// worker that is still loading would miss its answer and wait forever. This file keeps the answer until the worker
// requests it.
import { setImmediate } from 'node:timers';

const DATA = 'jest-light-runner-worker-data';
const ASK = 'jest-light-runner-get-worker-data';

if (process.send) {
  // The runner ends its workers by a signal, but they write their coverage only when they exit (npm run coverage).
  if (process.env.NODE_V8_COVERAGE) process.once('SIGTERM', () => process.exit());
  const send = process.send;
  let kept;
  process.on('message', (message) => {
    if (message?.type === DATA) kept = message;
  });
  process.send = (message, ...more) => {
    if (message !== ASK || !kept) return send.call(process, message, ...more);
    setImmediate(() => process.emit('message', kept));
    return true;
  };
}
