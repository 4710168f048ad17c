import { inWords, useRead, type Localized } from '#panel';
import type { AuditEntry } from './entry.js';

/** `payment_method` or `shipping_method`: type of an entry's subject, and first part of its actions. */
export type MethodType = 'payment_method' | 'shipping_method';

export const isMethod = (type: string): type is MethodType => type === 'payment_method' || type === 'shipping_method';

export interface Methods {
  /** Title of a method; undefined if it was deleted. */
  readonly titleOf: (type: MethodType, key: string) => string | undefined;
  /** Label of a setting in the method's form. */
  readonly labelOf: (type: MethodType, key: string, setting: string) => string | undefined;
}

/** Payment and shipping methods by key, because the log contains keys. */
export function useMethods(): Methods {
  const payment = useRead('/api/admin/payment-methods').data;
  const shipping = useRead('/api/admin/shipping-methods').data;
  const find = (type: MethodType, key: string) =>
    (type === 'payment_method' ? payment?.items : shipping?.items)?.find((method) => method.key === key);
  return {
    titleOf: (type, key) => {
      const found = find(type, key);
      return found && (inWords(found.title) || undefined);
    },
    labelOf: (type, key, setting) => find(type, key)?.fields.find(({ name }) => name === setting)?.label,
  };
}

/** Title or name of the subject when the entry was recorded. */
export function recordedName({ before, after }: AuditEntry): string | undefined {
  for (const record of [after, before]) {
    if (typeof record !== 'object' || record === null) continue;
    const { title, name } = record as { readonly title?: unknown; readonly name?: unknown };
    const words = typeof title === 'object' && title !== null ? inWords(title as Localized) : '';
    if (words !== '') return words;
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}
