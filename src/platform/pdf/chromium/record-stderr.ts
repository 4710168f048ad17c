import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

const CHANNEL = 'child_process';
const MAX_CHARACTERS = 4000;

/**
 * Runs `work` and records the stderr of the program at `path` that is started meanwhile. Puppeteer reads this stream
 * without exposing it, so the channel `child_process` of Node's diagnostics_channel is used.
 * @returns the result of `work`, which is called with a function that returns the last lines so far
 */
export async function recordStderr<T>(path: string, work: (lines: () => string) => Promise<T>): Promise<T> {
  let text = '';
  const append = (chunk: Buffer | string): void => void (text = (text + String(chunk)).slice(-MAX_CHARACTERS));
  const started = (message: unknown): void => {
    const { process: child } = message as { process: ChildProcess };
    // Node publishes the message before it creates the streams of the process, so stderr is read a moment later.
    queueMicrotask(() => {
      if (child.spawnfile === path) child.stderr?.on('data', append);
    });
  };
  subscribe(CHANNEL, started);
  try {
    return await work(() => text.trim());
  } finally {
    unsubscribe(CHANNEL, started);
  }
}
