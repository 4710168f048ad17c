import { defineErrors } from '../platform/http/errors/define-errors.js';

export const catalogErrors = defineErrors('catalog', {
  insufficient_stock: 409,
  alias_taken: 409,
  sku_taken: 409,
  category_not_empty: 409,
});
