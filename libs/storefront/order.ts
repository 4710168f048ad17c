import type { OrderAnswer } from './api.js';
import { call, failureOf } from './call.js';
import { get, knownProduct, lastMiniCart } from './cart.js';
import { decimalLike } from './money.js';
import { announce, shop } from './shop.js';
import type { FastOrderData, FastOrderWish } from './types.js';

export async function fastOrder({ quantity = 1, ...request }: FastOrderWish): Promise<FastOrderData> {
  const data = await place({ ...request, quantity });
  announce({ kind: 'ordered', data });
  return data;
}

async function place(request: FastOrderWish): Promise<FastOrderData> {
  const answer = await call<OrderAnswer>('POST', '/checkout/fast-order', request);
  const product = knownProduct(request.product_id ?? 0, request.variant_id);
  if (!answer.success)
    return { ...failureOf(answer), product, miniCart: await lastMiniCart(answer.code !== 'network'), order: null };
  const { data: order, message } = answer;
  const [line] = order.items;
  const url = `${shop.base}/order/${order.id}${order.key ? `?key=${order.key}` : ''}`;
  // An order of the whole cart has emptied it.
  const miniCart = request.product_id === undefined ? (await get()).miniCart : await lastMiniCart();
  return {
    success: true,
    message,
    miniCart,
    order: { ...order, url },
    product: line
      ? { ...product, id: line.product_id, title: line.name ?? '', price: decimalLike(miniCart.total, line.price) }
      : product,
  };
}
