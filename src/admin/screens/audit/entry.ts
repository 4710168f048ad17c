import type { Item } from '#panel';

export type AuditEntry = Item<'listAuditEntries'>;

/** Subjects with a screen of their own. */
export const PLACES: Readonly<Record<string, string>> = {
  order: 'orders',
  product: 'products',
  category: 'categories',
  customer: 'customers',
};
