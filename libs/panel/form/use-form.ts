import { useCallback, useEffect, useState } from 'react';
import { useText } from '../text/use-text.js';

export interface FormState<V> {
  readonly values: V;
  readonly set: <K extends keyof V>(name: K, value: V[K]) => void;
  readonly change: (values: Partial<V>) => void;
  /** Resets the form to these values, e.g. those that the service returned. */
  readonly reset: (values: V) => void;
  /** Whether a value differs from its initial one. Leaving then requires a confirmation. */
  readonly dirty: boolean;
}

/** State of a form. Confirms before the screen is left with unsaved changes. */
export function useForm<V extends object>(initial: V): FormState<V> {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(initial);
  const dirty = values !== start && JSON.stringify(values) !== JSON.stringify(start);
  useLeaveGuard(dirty);
  return {
    values,
    dirty,
    set: useCallback((name, value) => setValues((before) => ({ ...before, [name]: value })), []),
    change: useCallback((some) => setValues((before) => ({ ...before, ...some })), []),
    reset: useCallback((fresh) => {
      setStart(fresh);
      setValues(fresh);
    }, []),
  };
}

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
