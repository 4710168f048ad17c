import type { Request } from 'express';

/** Key of the notice below `storefront.said`. */
export const CART_LEFT_OUT = 'cart_left_out';

/** Names in the notice; the others are counted. */
const MOST_NAMES = 10;

/** After a login that merged two carts into a full one: the next page says what is missing. */
export function rememberLeftOut({ session }: Request, names: readonly string[]): void {
  session.cartLeftOut = { names: names.slice(0, MOST_NAMES), more: Math.max(0, names.length - MOST_NAMES) };
}

export interface CartLeftOut {
  readonly names: string;
  readonly more: number;
}

/** For the first page after the login, and for the page with the notice in its address whenever it is loaded again. */
export function cartLeftOut({ session, query }: Request): CartLeftOut | undefined {
  const remembered = session?.cartLeftOut;
  if (!remembered || (remembered.shown && query['said'] !== CART_LEFT_OUT)) return undefined;
  remembered.shown = true;
  return { names: remembered.names.join(', '), more: remembered.more };
}
