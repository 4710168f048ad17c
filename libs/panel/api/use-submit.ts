import { useCallback, useRef, useState } from 'react';
import { ApiError } from './api-error.js';

export interface Submit<A extends unknown[], T> {
  /** Runs the work once; a second call while it runs is nothing. Answers null when it was refused. */
  readonly submit: (...args: A) => Promise<T | null>;
  readonly busy: boolean;
  /** Of the last run; null after one that worked. */
  readonly error: ApiError | null;
  readonly clear: () => void;
}

/** One intent at a time: the button shows that it works and cannot fire twice, and a refusal stays to be shown. */
export function useSubmit<A extends unknown[], T>(work: (...args: A) => Promise<T>): Submit<A, T> {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const running = useRef(false);
  const latest = useRef(work);
  latest.current = work;

  const submit = useCallback(async (...args: A): Promise<T | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      const result = await latest.current(...args);
      setError(null);
      return result;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown);
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);

  return { submit, busy, error, clear: useCallback(() => setError(null), []) };
}
