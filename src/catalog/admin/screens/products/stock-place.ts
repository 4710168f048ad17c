import { placeOf } from '#panel';

/** The second view of a product: its stock. */
export const stockPlace = (id: number): string => `${placeOf('products', id)}/stock`;
