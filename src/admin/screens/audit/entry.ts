import type { Item } from '#panel';

export type AuditEntry = Item<'listAuditEntries'>;

/** Subjects with their own screens. */
export const PLACES: Readonly<Record<string, string>> = {
  order: 'orders',
  product: 'products',
  category: 'categories',
  customer: 'customers',
  page: 'content',
  mail: 'mails',
  attribute: 'attributes',
  payment_method: 'payments',
  payment_message: 'payments/provider-messages',
  shipping_method: 'shipping-methods',
};

/** Subjects whose ids mean nothing to readers. */
export const UNREADABLE: readonly string[] = ['mail', 'job', 'picture'];
