import { useCallback, useEffect, useRef, useState } from 'react';
import { api, type Answer, type Query } from './api.js';
import type { ApiError } from './api-error.js';

export interface Read<T> {
  /** Of the newest answer; stays while the next one is fetched. */
  readonly data: T | null;
  readonly meta: Answer<T>['meta'] | null;
  readonly error: ApiError | null;
  readonly loading: boolean;
  /** `background`: the screen does it by itself. */
  readonly reload: (how?: { readonly background?: boolean }) => Promise<void>;
  /** Puts a record in place that a write just answered. */
  readonly replace: (data: T) => void;
}

/** Reads an operation, again whenever its address changes. `null` as path: nothing to read yet. */
export function useRead<T>(path: string | null, query: Query = {}): Read<T> {
  const [state, setState] = useState<Pick<Read<T>, 'data' | 'meta' | 'error' | 'loading'>>({
    data: null,
    meta: null,
    error: null,
    loading: path !== null,
  });
  const key = path === null ? null : JSON.stringify([path, query]);
  const running = useRef<AbortController | null>(null);

  const reload = useCallback(
    async ({ background = false }: { readonly background?: boolean } = {}) => {
      running.current?.abort();
      if (key === null) return;
      const controller = new AbortController();
      running.current = controller;
      const [address, parameters] = JSON.parse(key) as [string, Query];
      setState((before) => ({ ...before, loading: true }));
      try {
        const { data, meta } = await api.get<T>(address, parameters, { signal: controller.signal, background });
        setState({ data, meta: meta ?? null, error: null, loading: false });
      } catch (error) {
        if (!controller.signal.aborted) setState((before) => ({ ...before, error: error as ApiError, loading: false }));
      }
    },
    [key],
  );

  useEffect(() => {
    void reload();
    return () => running.current?.abort();
  }, [reload]);

  const replace = useCallback((data: T) => setState((before) => ({ ...before, data, error: null })), []);
  return { ...state, reload, replace };
}
