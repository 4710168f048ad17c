import { answer, type Answer } from '../../platform/http/envelope/answer.js';

/** A list that is never paged: it has one page, of all that is in it. */
export const singlePage = (list: { readonly items: readonly object[]; readonly count: number }): Answer =>
  answer(list, { meta: { total: list.count, page: 1, per_page: Math.max(list.count, 1) } });
