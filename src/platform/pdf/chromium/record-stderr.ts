import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

const CHANNEL = 'child_process';
const MAX_CHARACTERS = 4000;

/**
 * Runs `work` and records what the program at `path`, started in the meantime, writes to stderr: puppeteer reads it and
 * does not expose it. Source: nodejs.org/api/diagnostics_channel.html, `child_process`.
 * @returns the answer of `work`, called with a function that answers the last lines so far
 */
export async function recordStderr<T>(path: string, work: (lines: () => string) => Promise<T>): Promise<T> {
  let text = '';
  const append = (chunk: Buffer | string): void => void (text = (text + String(chunk)).slice(-MAX_CHARACTERS));
  const started = (message: unknown): void => {
    const { process: child } = message as { process: ChildProcess };
    // the channel is published before the streams of the process exist
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
