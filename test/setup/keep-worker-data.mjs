// When one worker asks jest-light-runner 0.8 for its data, all are answered, and none of them a second time: one that
// is still loading would miss its answer and wait for ever. Here it is kept until the worker asks.
import { setImmediate } from 'node:timers';

const DATA = 'jest-light-runner-worker-data';
const ASK = 'jest-light-runner-get-worker-data';

if (process.send) {
  // the runner ends its workers by a signal; by an exit they write what they have run (npm run coverage)
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
