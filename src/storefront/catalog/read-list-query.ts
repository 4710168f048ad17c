import { Money } from '#kernel';
import type { AttributeFilter } from '../../catalog/index.js';
import { SORT_KEYS, type ListQuery } from './list-query.js';

/** As many as `GET /api/products` takes. */
const MAX_ATTRIBUTES = 10;
const MAX_VALUES = 20;
const MAX_SEARCH_LENGTH = 200;
const MAX_NAME = 64;
const MAX_VALUE = 255;

/**
 * Reads what a person's address asks for. What is not valid is left out: a mistyped address shows products, not an
 * error.
 */
export function readListQuery(url: string, currency: string): ListQuery {
  const parameters = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
  const [priceMin, priceMax] = inOrder(
    amountOf(parameters.get('price_min'), currency),
    amountOf(parameters.get('price_max'), currency),
  );
  const page = parameters.get('page') ?? '';
  return {
    q: clean(parameters.get('q') ?? '')
      .slice(0, MAX_SEARCH_LENGTH)
      .trim(),
    attributes: attributesOf(parameters),
    priceMin,
    priceMax,
    inStock: ['1', 'true'].includes(parameters.get('in_stock') ?? ''),
    sort: SORT_KEYS.find((key) => key === parameters.get('sort')) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

function attributesOf(parameters: URLSearchParams): AttributeFilter[] {
  const found = new Map<string, Set<string>>();
  for (const [key, value] of parameters) {
    const name = /^attributes\[([^\]]+)\](?:\[\d{0,3}\])?$/.exec(key)?.[1];
    if (name === undefined || !fits(name, MAX_NAME) || !fits(value, MAX_VALUE)) continue;
    const values = found.get(name) ?? new Set();
    if (found.size < MAX_ATTRIBUTES || found.has(name))
      found.set(name, values.size < MAX_VALUES ? values.add(value) : values);
  }
  return [...found].map(([attribute, values]) => ({ attribute, values: [...values] }));
}

const UNSTORABLE = /[\0\p{Surrogate}]/gu;
const clean = (text: string): string => text.replace(UNSTORABLE, ' ');
const fits = (text: string, most: number): boolean => text.trim() !== '' && text.length <= most && clean(text) === text;

/** A price as people type it, with a comma too. */
function amountOf(text: string | null, currency: string): Money | null {
  const plain = (text ?? '').trim().replace(',', '.');
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(plain)) return null;
  try {
    return Money.parse(plain, currency);
  } catch {
    return null;
  }
}

/** "From 50 to 20" means the prices between. */
const inOrder = (from: Money | null, to: Money | null): [Money | null, Money | null] =>
  from && to && from.compare(to) > 0 ? [to, from] : [from, to];
