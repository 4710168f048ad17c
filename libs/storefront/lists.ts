import type { ListAnswer, ListChangeAnswer } from './api.js';
import { showCount, showPressed, type ListName } from './badges.js';
import { call, failureOf, type Answered } from './call.js';
import { announce } from './shop.js';
import type { ListContents, ListData } from './types.js';

export async function getList(list: ListName): Promise<ListContents> {
  const answer = await call<ListAnswer>('GET', `/${list}`);
  if (!answer.success) return { ...failureOf(answer), list: null };
  const ids = new Set(answer.data.items.map(({ product_id }) => String(product_id)));
  showCount(list, answer.data.count);
  showPressed(list, (id) => ids.has(id));
  return { success: true, message: answer.message, list: answer.data };
}

function changed(list: ListName, answer: Answered<ListChangeAnswer>): ListData {
  const data = answer.success
    ? { success: true, message: answer.message, change: answer.data }
    : { ...failureOf(answer), change: null };
  if (data.change) {
    const { product_id, event, count } = data.change;
    showCount(list, count);
    showPressed(list, (id) => (id === String(product_id) ? event === 'add' : undefined));
  }
  announce({ kind: list, data });
  return data;
}

/** Toggling removes a product from the wishlist, but not from the comparison. */
export const putInto = async (list: ListName, productId: number): Promise<ListData> =>
  changed(list, await call('POST', `/${list}`, { product_id: productId }));
export const takeOut = async (list: ListName, productId: number): Promise<ListData> =>
  changed(list, await call('DELETE', `/${list}/${productId}`));
