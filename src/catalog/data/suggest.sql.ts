import type { Language } from '#kernel';
import type { CardRow } from '../domain/product-card.js';
import type { ProductFilter } from '../domain/product-filter.js';
import { wordsOf } from '../domain/search-words.js';
import { FIRST_IMAGE, localized, type Parameters } from './card.sql.js';
import { searchQuery } from './search.sql.js';

export type SuggestedRow = Pick<
  CardRow,
  'id' | 'name' | 'alias' | 'price' | 'price_regular' | 'price_from' | 'price_to' | 'image'
>;

/**
 * For a prefix that very many products have, only this number of matches is ranked, because each keystroke must be
 * answered at once.
 */
const MOST_RANKED = 200;

/**
 * Products for an incomplete search text; null if the text has no words. Parts of words are not searched, because that
 * would read far more of the index. SQL: searches texts; this read is frequent, and has the cards of the shown products
 * only.
 */
export function suggestSql(
  { q, alternatives = [] }: Pick<ProductFilter, 'q' | 'alternatives'>,
  language: Language,
  most: number,
  parameters: Parameters,
): string | null {
  const words = wordsOf(q ?? '');
  if (words.length === 0) return null;
  const { query, others, found } = searchQuery(q!, words, alternatives, parameters);
  const rank = others
    ? `CASE WHEN search @@ ${query} THEN 1 + ts_rank(search, ${query}) ELSE ts_rank(search, ${others}) END`
    : `ts_rank(search, ${query})`;
  return `
    WITH hits AS MATERIALIZED (
      SELECT id, search, position FROM product
      WHERE search @@ ${found} AND published AND deleted_at IS NULL LIMIT ${MOST_RANKED}
    ), best AS (
      SELECT id, row_number() OVER (ORDER BY ${rank} DESC, position, id) AS place FROM hits
      ORDER BY place LIMIT ${parameters.bind(most)}::int
    )
    SELECT p.id, ${localized('p', 'name', language)} AS name, p.alias, p.price, p.price_regular, p.price_from, p.price_to,
      ${FIRST_IMAGE} AS image
    FROM best JOIN product p ON p.id = best.id ORDER BY best.place`;
}
