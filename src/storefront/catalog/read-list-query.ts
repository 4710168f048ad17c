import { Money, visibleText } from '#kernel';
import { attributeFilters } from '../../catalog/index.js';
import { SORT_KEYS, type ListQuery } from './list-query.js';

const MAX_SEARCH_LENGTH = 200;

/**
 * Reads the parameters of a list's URL. A mistyped price, sort key or page is ignored, so that products are shown
 * instead of an error.
 * @throws FieldErrors (422) at `attributes` if a filter is invalid, like `GET /api/products`
 */
export function readListQuery(url: string, currency: string): ListQuery {
  const parameters = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
  const [priceMin, priceMax] = inOrder(
    amountOf(parameters.get('price_min'), currency),
    amountOf(parameters.get('price_max'), currency),
  );
  const page = parameters.get('page') ?? '';
  return {
    q: visibleText(clean(parameters.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH)),
    attributes: attributeFilters(parameters),
    priceMin,
    priceMax,
    inStock: ['1', 'true'].includes(parameters.get('in_stock') ?? ''),
    sort: SORT_KEYS.find((key) => key === parameters.get('sort')) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

const UNSTORABLE = /[\0\p{Surrogate}]/gu;
const clean = (text: string): string => text.replace(UNSTORABLE, ' ');

/** A price as people type it, also with a comma. */
function amountOf(text: string | null, currency: string): Money | null {
  const plain = (text ?? '').trim().replace(',', '.');
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(plain)) return null;
  try {
    return Money.parse(plain, currency);
  } catch {
    return null;
  }
}

/** "From 50 to 20" means the prices between them. */
const inOrder = (from: Money | null, to: Money | null): [Money | null, Money | null] =>
  from && to && from.compare(to) > 0 ? [to, from] : [from, to];
