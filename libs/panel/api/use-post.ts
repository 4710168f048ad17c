import { useCallback, useRef } from 'react';
import { send } from './api.js';
import { ApiError } from './api-error.js';
import type { AnswerAt, Known, SentTo } from './operations.js';

/** Creates a random key, also without https, where `randomUUID` is missing. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A POST with one effect: the same body is sent with the same Idempotency-Key until the API has answered, so that a
 * repeat after a lost connection has no second effect.
 */
export function usePost() {
  const intent = useRef<{ readonly text: string; readonly key: string } | null>(null);
  return useCallback(async <Path extends string>(path: Known<'post', Path>, body?: SentTo<'post', Path>) => {
    const text = JSON.stringify([path, body]);
    if (intent.current?.text !== text) intent.current = { text, key: newKey() };
    try {
      const answer = await send<AnswerAt<'post', Path>>('POST', path, body, { idempotencyKey: intent.current.key });
      intent.current = null;
      return answer;
    } catch (error) {
      const isOpen =
        error instanceof ApiError &&
        (error.status === 0 || error.status >= 500 || error.code === 'idempotency_in_progress');
      if (!isOpen) intent.current = null;
      throw error;
    }
  }, []);
}
