import { defineErrors } from '../platform/errors/define-errors.js';

export const cartErrors = defineErrors('cart', {
  cart_full: { status: 409, details: { lines: 100 } },
  unknown_product: 404,
  unknown_item: 404,
});

type CartErrors = typeof cartErrors;
declare module '../platform/errors/define-errors.js' {
  interface KnownErrors extends CartErrors {}
}

/** Lines that a cart can have (decisions §5). */
export const MAX_LINES = 100;
