import { useTranslation } from 'adminjs';
import { useCallback } from 'react';

export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/**
 * The panel's texts: `orders.title` is `title` in i18n/<language>/panel-orders.json. `{{name}}` is replaced; `count`
 * selects the plural form among `_one`, `_few`, `_many`, `_other`. A key without a text is shown itself, so that it is
 * noticed.
 */
export function useText(): Translate {
  const { i18n } = useTranslation();
  return useCallback(
    (key, values = {}) => {
      const text = i18n.t(key, { ...values, defaultValue: key }) as unknown;
      return typeof text === 'string' ? text : key;
    },
    [i18n],
  );
}
