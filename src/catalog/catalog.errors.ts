import { defineErrors } from '../platform/errors/define-errors.js';

export const catalogErrors = defineErrors('catalog', {
  insufficient_stock: 409,
  stock_changed: 409,
  alias_taken: 409,
  sku_taken: 409,
  category_not_empty: 409,
  picture_too_large: 413,
  not_a_picture: 415,
  picture_unreadable: 422,
});

type CatalogErrors = typeof catalogErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends CatalogErrors {}
}
