import { useCallback, useRef, useState } from 'react';
import { ApiError } from './api-error.js';

export interface Submit<A extends unknown[], T> {
  /** Runs the work once; a second call while it is running does nothing. Returns null if the work failed. */
  readonly submit: (...args: A) => Promise<T | null>;
  readonly busy: boolean;
  /** Error of the last run; null after a successful one. */
  readonly error: ApiError | null;
  readonly clear: () => void;
}

/** Runs one submission at a time: the button is busy and cannot be pressed again, and an error is kept for display. */
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
