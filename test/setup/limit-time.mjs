// The runner lets a test take as long as it likes; one that waits for what never comes should name itself instead.
import { addEventHandler } from 'jest-circus';

const LIMIT_MS = 60_000;

addEventHandler((event, { currentDescribeBlock }) => {
  if (event.name === 'add_test') limit(currentDescribeBlock.children.at(-1));
  if (event.name === 'add_hook') limit(currentDescribeBlock.hooks.at(-1));
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
