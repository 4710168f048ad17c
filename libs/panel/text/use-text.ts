import { texts } from './texts.js';

export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

const say: Translate = (key, values = {}) => {
  const text = texts.t(key, { ...values, defaultValue: key }) as unknown;
  return typeof text === 'string' ? text : key;
};

/**
 * The panel's texts: `orders.title` is `title` in i18n/<language>/panel-orders.json. `{{name}}` is replaced; `count`
 * selects the plural form among `_one`, `_few`, `_many`, `_other`. A key without a text is shown itself, so that it is
 * noticed.
 */
export const useText = (): Translate => say;
