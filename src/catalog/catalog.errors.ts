import { defineErrors } from '../platform/errors/define-errors.js';

export const catalogErrors = defineErrors('catalog', {
  insufficient_stock: { status: 409, details: { available: 2, product_id: 17, variant_id: null } },
  stock_changed: {
    status: 409,
    hint: '`available` is the current stock. It differs from `seen` of the request.',
    details: { available: 2, product_id: 17, variant_id: null },
  },
  alias_taken: 409,
  sku_taken: 409,
  category_not_empty: 409,
  picture_too_large: 413,
  not_a_picture: 415,
  picture_unreadable: { status: 422, details: { megapixels: 50 } },
});

type CatalogErrors = typeof catalogErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends CatalogErrors {}
}
