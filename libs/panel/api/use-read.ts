import { useCallback, useEffect, useRef, useState } from 'react';
import type { Schemas } from '../../api-types/index.js';
import { send, withQuery, type Query } from './api.js';
import { ApiError } from './api-error.js';
import type { DataAt, Known } from './operations.js';

export interface Read<T> {
  /** Of the newest answer; stays while the next one is fetched. */
  readonly data: T | null;
  /** Of a list. */
  readonly meta: Schemas['ListMeta'] | null;
  readonly error: ApiError | null;
  readonly loading: boolean;
  /** `background`: the screen does it by itself. */
  readonly reload: (how?: { readonly background?: boolean }) => Promise<void>;
  /** Puts a record in place that a write just answered. */
  readonly replace: (data: T) => void;
}

/** Reads an operation, again whenever its address changes. `null` as path: nothing to read yet. */
export function useRead<Path extends string>(
  path: Known<'get', Path> | null,
  query: Query = {},
): Read<DataAt<'get', Path>> {
  type Loaded = Read<DataAt<'get', Path>>;
  type Success = Partial<Pick<Loaded, 'data' | 'meta'>>;
  const [state, setState] = useState<Pick<Loaded, 'data' | 'meta' | 'error' | 'loading'>>({
    data: null,
    meta: null,
    error: null,
    loading: path !== null,
  });
  const address = path === null ? null : withQuery(path, query);
  const running = useRef<AbortController | null>(null);

  const reload = useCallback(
    async ({ background = false }: { readonly background?: boolean } = {}) => {
      running.current?.abort();
      if (address === null) return;
      const controller = new AbortController();
      running.current = controller;
      setState((before) => ({ ...before, loading: true }));
      try {
        const options = { signal: controller.signal, background };
        const { data, meta } = await send<Success>('GET', address, undefined, options);
        setState({ data: data ?? null, meta: meta ?? null, error: null, loading: false });
      } catch (error) {
        if (!controller.signal.aborted) setState((before) => ({ ...before, error: error as ApiError, loading: false }));
      }
    },
    [address],
  );

  useEffect(() => {
    void reload();
    return () => running.current?.abort();
  }, [reload]);

  const replace = useCallback(
    (data: DataAt<'get', Path>) => setState((before) => ({ ...before, data, error: null })),
    [],
  );
  return { ...state, reload, replace };
}
