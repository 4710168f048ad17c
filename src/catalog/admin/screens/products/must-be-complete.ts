import { ApiError, session, type Translate } from '#panel';
import type { ProductValues } from './product-values.js';

/**
 * Checks a form before it is sent: a new product needs a name and a price, and what customers will see needs its stock,
 * because it would be sold out otherwise. Zero is a stock.
 * @throws ApiError with the fields to complete
 */
export function mustBeComplete(values: ProductValues, isNew: boolean, say: Translate): void {
  const errors: Record<string, string[]> = {};
  const need = (field: string, key: string): void => void (errors[field] = [say(`products.needed.${key}`)]);
  const sent = values.variants.filter(({ removed }) => !removed);
  if (isNew && values.texts[session.shop.language].name.trim() === '') need('name', 'name');
  if (isNew && values.price_regular === null) need('price_regular', 'price');
  if (values.published) {
    if (isNew && sent.length === 0 && values.in_stock === null) need('in_stock', 'stock');
    sent.forEach(({ id, in_stock: stock }, place) => {
      if (id === null && stock === null) need(`variants.${place}.in_stock`, 'stock');
    });
  }
  if (Object.keys(errors).length === 0) return;
  throw new ApiError(422, { code: 'validation_failed', message: say('products.needed.all'), errors });
}
