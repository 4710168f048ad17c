// The runner lets a test take as long as it likes; one that waits for what never comes should name itself instead. And
// it runs the tests whose preparation failed: their failures would hide the one that matters.
import { addEventHandler } from 'jest-circus';

/** Long enough to start a server on a slow and busy machine (SERVER_STARTS_MS of the tests). */
const LIMIT_MS = 180_000;

addEventHandler((event, { currentDescribeBlock }) => {
  if (event.name === 'add_test') limit(currentDescribeBlock.children.at(-1));
  if (event.name === 'add_hook') {
    const hook = currentDescribeBlock.hooks.at(-1);
    limit(hook);
    if (hook.type === 'beforeAll') endBlockWith(hook, currentDescribeBlock);
    if (hook.type === 'afterAll') cleanUpWhatThereIs(hook, currentDescribeBlock);
  }
});

/** Makes a test or hook fail after its time, in milliseconds; the error shows where it was written. */
function limit(entry) {
  const { fn, asyncError, timeout = LIMIT_MS } = entry;
  entry.fn = async () => {
    let timer;
    const late = new Promise((resolve, reject) => {
      timer = setTimeout(() => {
        const error = new Error(`not done after ${timeout} ms`);
        error.stack = `${String(error)}\n${asyncError.stack.replace(/^(?!\s+at ).*\n/gm, '')}`;
        reject(error);
      }, timeout);
    });
    try {
      await Promise.race([fn(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const unprepared = new WeakSet();

/** When a block's preparation fails, that is its one failure: no further preparation, and none of its tests runs. */
function endBlockWith(hook, block) {
  const { fn } = hook;
  hook.fn = async () => {
    if (unprepared.has(block)) return;
    try {
      await fn();
    } catch (error) {
      unprepared.add(block);
      for (const child of block.children) child.mode = 'skip';
      throw error;
    }
  };
}

/** Still ends what was started, and passes over what was not there to end. */
function cleanUpWhatThereIs(hook, block) {
  const { fn } = hook;
  hook.fn = () =>
    fn().catch((error) => {
      if (!unprepared.has(block)) throw error;
    });
}
