import { inWords, useRead, type Localized } from '#panel';
import type { AuditEntry } from './entry.js';

/** `payment_method` or `shipping_method`: what the subject of an entry is, and the first part of its actions. */
export type MethodType = 'payment_method' | 'shipping_method';

export const isMethod = (type: string): type is MethodType => type === 'payment_method' || type === 'shipping_method';

export interface Methods {
  /** What a method is called; undefined: there is none any more. */
  readonly titleOf: (type: MethodType, key: string) => string | undefined;
  /** What its form calls a setting. */
  readonly labelOf: (type: MethodType, key: string, setting: string) => string | undefined;
}

/** Payment and delivery methods by their keys, which are what the log has. */
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

/** What the subject was called when it was recorded: its title or its name. */
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
