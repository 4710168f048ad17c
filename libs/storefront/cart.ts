import type { CartAnswer, CartItem, MiniCart } from './api.js';
import { showMiniCart } from './badges.js';
import { call, failureOf, type Answered } from './call.js';
import { announce } from './shop.js';
import type { CartData, Product } from './types.js';

let miniCart: MiniCart | null = null;
const products = new Map<string, Product>();
const keyOf = (id: number, variantId: number | null): string => `${id}/${variantId ?? ''}`;

/** What this page knows of a product; at least its id. */
export const knownProduct = (id: number, variantId: number | null = null, price = ''): Product =>
  products.get(keyOf(id, variantId)) ?? { id, variant_id: variantId, title: '', price };

/**
 * The unchanged cart after a failure: fetched if this page has not loaded it yet and the shop is reachable.
 */
export async function lastMiniCart(isThere = true): Promise<MiniCart> {
  if (!miniCart && isThere) await get();
  return miniCart ?? { count: 0, total: '0', currency: '' };
}

/** Data for callbacks; `about` is the product of a failed call. */
async function read(answer: Answered<CartAnswer>, about: Product, mayRefetch = true): Promise<CartData> {
  if (!answer.success)
    return {
      ...failureOf(answer),
      product: about,
      miniCart: await lastMiniCart(mayRefetch && answer.code !== 'network'),
      cart: null,
    };
  miniCart = answer.miniCart;
  showMiniCart(miniCart);
  const product = (answer.product as Product | null) ?? about;
  products.set(keyOf(product.id, product.variant_id), product);
  return { success: true, message: answer.message ?? '', product, miniCart, cart: answer.data };
}

const NOTHING = knownProduct(0);

export async function get(): Promise<CartData> {
  const answer = await call<CartAnswer>('GET', '/cart');
  // The cart is not fetched again if fetching it has just failed.
  return read(answer, NOTHING, false);
}

export async function add(
  productId: number,
  quantity = 1,
  variantId: number | null = null,
  price?: string,
): Promise<CartData> {
  const body = { product_id: productId, quantity, ...(variantId !== null && { variant_id: variantId }) };
  const data = await read(await call<CartAnswer>('POST', '/cart/add', body), knownProduct(productId, variantId, price));
  announce({ kind: 'added', data });
  return data;
}

export async function update(itemId: number, quantity: number, about = NOTHING): Promise<CartData> {
  const data = await read(await call<CartAnswer>('PUT', '/cart/update', { item_id: itemId, quantity }), about);
  announce({ kind: 'updated', data });
  return data;
}

export async function remove(itemId: number, about = NOTHING): Promise<CartData> {
  return removed(await read(await call<CartAnswer>('DELETE', '/cart/remove', { item_id: itemId }), about));
}

export function removed(data: CartData): CartData {
  announce({ kind: 'removed', data });
  return data;
}

/** The product's line in the cart; without a variant, its first line. */
export const findLine = ({ cart }: CartData, productId: number, variantId: number | null): CartItem | undefined =>
  cart?.items.find((item) => item.product_id === productId && (variantId === null || item.variant_id === variantId));
