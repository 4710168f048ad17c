import { inWords, type Item } from '#panel';

export type ShippingMethod = Item<'listShippingMethodSettings'>;

/** In the reader's language, else in another one. */
export const titleOf = ({ key, title }: Pick<ShippingMethod, 'key' | 'title'>): string => inWords(title) || key;
