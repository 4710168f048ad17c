import { answer, type Answer } from '../../platform/http/envelope/answer.js';
import type { ListChange, ProductListContents } from '../use-cases/change-product-lists.js';
import { listChangeResponse, productListResponse } from './dto/list.response.js';

/** A list without pages: everything is on the first one. */
export const listContentsAnswer = (list: ProductListContents): Answer =>
  answer(productListResponse(list), { meta: { total: list.count, page: 1, per_page: Math.max(list.count, 1) } });

export const listChangeAnswer = (name: 'wishlist' | 'comparison', change: ListChange): Answer =>
  answer(listChangeResponse(change), { message: `customer.messages.${name}_${change.event}` });
