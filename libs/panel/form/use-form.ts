import { useCallback, useLayoutEffect, useReducer, useRef, type Dispatch, type Reducer } from 'react';
import { isDirty, next, startOf, type FormData, type FormEvent } from './form-state.js';
import { merge } from './merge.js';
import { useLeaveGuard } from './use-leave-guard.js';

/** State of a form for its fields. */
export interface FormState<V> {
  readonly values: V;
  readonly set: <K extends keyof V>(name: K, value: V[K]) => void;
  readonly change: (values: Partial<V>) => void;
  /** Changes the current values, e.g. after an upload. */
  readonly update: (work: (values: V) => V) => void;
  /** Whether a value differs from the stored one. Leaving the page must then be confirmed. */
  readonly dirty: boolean;
}

/** The fields of a form, its state, and the events that change it. Screens use `useRecordForm` and `useNewForm`. */
export function useForm<V extends object>(
  initial: () => V,
  version: number,
): readonly [FormState<V>, FormData<V>, Dispatch<FormEvent<V>>] {
  const [data, tell] = useReducer<Reducer<FormData<V>, FormEvent<V>>, null>(next, null, () =>
    startOf(initial(), version),
  );
  const { values } = data;
  const dirty = isDirty(data);
  useLeaveGuard(dirty);
  // A field changes the shown values, but must not revert values that arrived meanwhile.
  const seen = useRef(values);
  useLayoutEffect(() => void (seen.current = values), [values]);
  const update = useCallback((change: (values: V) => V) => tell({ type: 'typed', change }), []);
  const change = useCallback(
    (some: Partial<V>) => {
      const before = seen.current;
      update((now) => (now === before ? { ...now, ...some } : merge(now, before, { ...before, ...some })));
    },
    [update],
  );
  const set = useCallback(
    <K extends keyof V>(name: K, value: V[K]) => change({ [name]: value } as unknown as Partial<V>),
    [change],
  );
  return [{ values, dirty, set, change, update }, data, tell];
}
