// Adds what the runner lacks: a time limit, so that a test that waits forever is reported by name; and it skips the
// tests of a block whose preparation failed, because their failures would hide the cause.
import { addEventHandler } from 'jest-circus';

/** Long enough to start a server on a slow and busy machine (`SERVER_STARTS_MS` of the tests). */
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

/** Makes a test or hook fail after its time limit in milliseconds; the error shows where it was defined. */
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

/** Reports a failed `beforeAll` once: the block runs no further `beforeAll` and none of its tests. */
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

/** Runs the clean-up of a block whose preparation failed, and ignores errors about things that were never started. */
function cleanUpWhatThereIs(hook, block) {
  const { fn } = hook;
  hook.fn = () =>
    fn().catch((error) => {
      if (!unprepared.has(block)) throw error;
    });
}
