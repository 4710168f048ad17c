import { useCallback, useEffect, useRef, useState } from 'react';
import type { Schemas } from '../../api-types/index.js';
import { send, withQuery, type Query } from './api.js';
import { ApiError } from './api-error.js';
import { Newest } from './newest.js';
import type { DataAt, Known } from './operations.js';

/**
 * Reads again. Resolves to null when the newest state was read, or to the error if it could not be read. `background`:
 * the screen reloads without an action of the user.
 */
export type Reload = (how?: { readonly background?: boolean }) => Promise<ApiError | null>;

export interface Read<T> {
  /** Data of the newest answer; kept while the next one of the same path is loading. */
  readonly data: T | null;
  /** `meta` of a list. */
  readonly meta: Schemas['ListMeta'] | null;
  readonly error: ApiError | null;
  readonly loading: boolean;
  readonly reload: Reload;
  /** Replaces the record by the one that a write has returned. */
  readonly replace: (data: T) => void;
}

/**
 * Reads an operation, and again whenever its URL changes. `null` as path: nothing to read yet.
 * @see useRecordForm for forms of records
 */
export function useRead<Path extends string>(
  path: Known<'get', Path> | null,
  query: Query = {},
): Read<DataAt<'get', Path>> {
  type State = Pick<Read<DataAt<'get', Path>>, 'data' | 'meta' | 'error' | 'loading'> & {
    readonly path: string | null;
  };
  type Success = Partial<Pick<State, 'data' | 'meta'>>;
  const nothing: State = { data: null, meta: null, error: null, loading: path !== null, path };
  const [known, setState] = useState(nothing);
  const state = known.path === path ? known : nothing;
  const address = path === null ? null : withQuery(path, query);
  const reads = useRef(new Newest<ApiError | null>()).current;
  // A call that began at another URL is ignored, so that it does not affect newer data.
  const shown = useRef(address);
  shown.current = address;

  const reload = useCallback<Reload>(
    async ({ background = false } = {}) => {
      if (shown.current !== address) return null;
      return reads.run(async (signal) => {
        if (address === null) return null;
        const begin: State = { data: null, meta: null, error: null, loading: true, path };
        setState((before) => (before.path === path ? { ...before, loading: true } : begin));
        try {
          const { data, meta } = await send<Success>('GET', address, undefined, { signal, background });
          if (!signal.aborted) setState({ data: data ?? null, meta: meta ?? null, error: null, loading: false, path });
          return null;
        } catch (thrown) {
          if (signal.aborted) return null;
          const error = thrown as ApiError;
          setState((before) => ({ ...before, error, loading: false }));
          return error;
        }
      });
    },
    [address, path, reads],
  );

  useEffect(() => {
    void reload();
    return () => reads.end();
  }, [reload, reads]);

  const replace = useCallback(
    (data: DataAt<'get', Path>) => {
      if (shown.current !== address) return;
      // A running read is ended, because it may return older data.
      reads.end();
      setState((before) => ({ ...before, data, error: null, loading: false }));
    },
    [address, reads],
  );
  const { path: _, ...read } = state;
  return { ...read, reload, replace };
}
