import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface UrlState<K extends string> {
  readonly values: Readonly<Record<K, string>>;
  /** Sets parameters; a change of any parameter except `page` resets the page. */
  readonly set: (values: Partial<Record<K, string>>) => void;
  readonly clear: () => void;
  /** Whether any parameter differs from its default. */
  readonly filtered: boolean;
}

/**
 * Filters, order and page of a list in its URL, so that links, the back button and reloading keep them. Defaults are
 * omitted.
 */
export function useUrlState<K extends string>(defaults: Readonly<Record<K, string>>): UrlState<K> {
  const [search, setSearch] = useSearchParams();
  const names = Object.keys(defaults) as K[];
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? defaults[name]])) as Record<
    K,
    string
  >;
  const key = JSON.stringify(defaults);

  const set = useCallback(
    (some: Partial<Record<K, string>>) => {
      const usual = JSON.parse(key) as Record<string, string>;
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in some)) next.delete('page');
          for (const [name, value] of Object.entries(some) as Array<[string, string]>) {
            if (value === '' || value === usual[name]) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: !('page' in some) },
      );
    },
    [key, setSearch],
  );

  const clear = useCallback(() => setSearch(new URLSearchParams(), { replace: true }), [setSearch]);
  return {
    values,
    set,
    clear,
    filtered: names.some((name) => name !== 'page' && name !== 'sort' && values[name] !== defaults[name]),
  };
}
