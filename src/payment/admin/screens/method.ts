import type { Item } from '#panel';

export type Method = Item<'listPaymentMethodSettings'>;

export const METHODS = '/api/admin/payment-methods';
