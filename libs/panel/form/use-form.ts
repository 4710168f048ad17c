import { useCallback, useEffect, useState } from 'react';
import { useText } from '../text/use-text.js';

export interface FormState<V> {
  readonly values: V;
  readonly set: <K extends keyof V>(name: K, value: V[K]) => void;
  readonly change: (values: Partial<V>) => void;
  /** Resets the form to these values, whatever was typed. */
  readonly reset: (values: V) => void;
  /** These values were saved; what was typed since they were sent stays. */
  readonly saved: (sent: V) => void;
  /** The record was read again: its values are shown, except where others were typed since it was saved or read last. */
  readonly follow: (fresh: V) => void;
  /** What was typed is replaced by the values that are followed next. */
  readonly discard: () => void;
  /** Whether a value differs from its initial one. Leaving then requires a confirmation. */
  readonly dirty: boolean;
}

/** State of a form. Confirms before the screen is left with unsaved changes. */
export function useForm<V extends object>(initial: V): FormState<V> {
  const [{ start, values }, setState] = useState({ start: initial, values: initial, discarded: false });
  const change = useCallback(
    (some: Partial<V>) => setState((before) => ({ ...before, values: { ...before.values, ...some } })),
    [],
  );
  const dirty = values !== start && JSON.stringify(values) !== JSON.stringify(start);
  useLeaveGuard(dirty);
  return {
    values,
    dirty,
    set: useCallback((name, value) => change({ [name]: value } as unknown as Partial<V>), [change]),
    change,
    reset: useCallback((fresh) => setState({ start: fresh, values: fresh, discarded: false }), []),
    saved: useCallback((sent) => setState((before) => ({ ...before, start: sent, discarded: false })), []),
    follow: useCallback(
      (fresh) =>
        setState((before) => ({
          start: fresh,
          values: before.discarded ? fresh : withTyped(fresh, before.start, before.values),
          discarded: false,
        })),
      [],
    ),
    discard: useCallback(() => setState((before) => ({ ...before, discarded: true })), []),
  };
}

/** The fresh values, with those in their place that differ from what the form started with. */
const withTyped = <V extends object>(fresh: V, start: V, values: V): V => {
  const names = Object.keys(fresh) as Array<keyof V>;
  const typed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(start[name]));
  return Object.assign({}, fresh, ...typed.map((name) => ({ [name]: values[name] })));
};

/** While `dirty`, closing the tab and following a link require a confirmation. */
export function useLeaveGuard(dirty: boolean): void {
  const translate = useText();
  useEffect(() => {
    if (!dirty) return undefined;
    const leave = (event: BeforeUnloadEvent): void => event.preventDefault();
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const stays =
        !link ||
        link.getAttribute('target') === '_blank' ||
        link.hasAttribute('download') ||
        link.getAttribute('href')?.startsWith('#');
      if (stays || event.ctrlKey || event.metaKey || window.confirm(translate('kit.leave_unsaved'))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', leave);
    document.addEventListener('click', follow, true);
    return () => {
      window.removeEventListener('beforeunload', leave);
      document.removeEventListener('click', follow, true);
    };
  }, [dirty, translate]);
}

/** The texts of a record as a form holds them; what is not set is empty. */
export const textsOf = <Name extends string>(
  record: Readonly<Record<Name, string | null>>,
  names: readonly Name[],
): Readonly<Record<Name, string>> => Object.assign({}, ...names.map((name) => ({ [name]: record[name] ?? '' })));
