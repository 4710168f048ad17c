import { defineErrors } from '../platform/errors/define-errors.js';

export const cartErrors = {
  ...defineErrors('cart', {
    cart_full: { status: 409, details: { lines: 100 } },
    unknown_product: 404,
    unknown_item: 404,
  }),
  ...defineErrors('checkout', {
    product_unavailable: { status: 409, details: { product_id: 17, variant_id: null, name: 'Grey cup' } },
    /** The product or variant of a line was deleted after it was added. */
    no_longer_sold: {
      status: 409,
      hint: 'The lines of `GET /api/cart` show which.',
      details: { product_id: 17, variant_id: null },
    },
  }),
};

type CartErrors = typeof cartErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends CartErrors {}
}

/** Maximum number of lines of a cart. */
export const MAX_LINES = 100;
