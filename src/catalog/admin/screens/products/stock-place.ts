import { placeOf } from '#panel';

/** URL of the stock view of a product. */
export const stockPlace = (id: number): string => `${placeOf('products', id)}/stock`;
