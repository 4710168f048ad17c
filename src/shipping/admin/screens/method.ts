import type { Item } from '#panel';

export type ShippingMethod = Item<'listShippingMethodSettings'>;

export const METHODS = '/api/admin/shipping-methods';
