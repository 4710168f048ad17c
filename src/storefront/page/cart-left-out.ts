import type { Request } from 'express';

/** Key of the notice in `storefront.said`. */
export const CART_LEFT_OUT = 'cart_left_out';

/** Maximum number of product names in the notice; further ones are counted. */
const MOST_NAMES = 10;

/** Stores the cart lines that did not fit at login, for a notice on the next page. */
export function rememberLeftOut({ session }: Request, names: readonly string[]): void {
  session.cartLeftOut = { names: names.slice(0, MOST_NAMES), more: Math.max(0, names.length - MOST_NAMES) };
}

export interface CartLeftOut {
  readonly names: string;
  readonly more: number;
}

/** Shows the notice on the first page after the login, and when that page is reloaded. */
export function cartLeftOut({ session, query }: Request): CartLeftOut | undefined {
  const remembered = session?.cartLeftOut;
  if (!remembered || (remembered.shown && query['said'] !== CART_LEFT_OUT)) return undefined;
  remembered.shown = true;
  return { names: remembered.names.join(', '), more: remembered.more };
}
