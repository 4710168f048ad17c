import { setTimeout as sleep } from 'node:timers/promises';

/** Polls every 50 ms until `good` accepts the answer; retries if `ask` throws. Throws after the time limit. */
export async function until<T>(ask: () => Promise<T>, good: (answer: T) => boolean, limitMs = 60_000): Promise<T> {
  let last: unknown;
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(50)) {
    try {
      const answer = await ask();
      if (good(answer)) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(
    `not within ${limitMs} ms; last: ${last instanceof Error ? String(last.cause ?? last) : JSON.stringify(last)}`,
  );
}
