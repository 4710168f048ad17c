import { searchWords, wordsOf } from '../domain/search-words.js';
import type { Parameters } from './card.sql.js';

/** Trigrams need three characters; shorter words would read the whole index. */
const TRIGRAM = 3;
/** Longer texts are sentences: parts of words and slips of the finger are looked for in short ones only. */
const MAX_FUZZY = 60;
const MOST_SIMILAR = 200;
/** A word that so many products have says nothing about any of them: these come by position, unranked. */
const MOST_RANKED = 5_000;

export interface SearchSql {
  /** `hits AS …`: the ids found. */
  readonly cte: string;
  readonly condition: string;
  /** Descending relevance. */
  readonly rank: string;
}

/**
 * What finds `q`: whole words by full text in English, Russian and without stemming (Ukrainian), the last word also by
 * its beginning, and any part of a name or SKU by trigrams; only when all that finds nothing, names that are nearly the
 * same. Every way has its index.
 */
export function searchSql(q: string, parameters: Parameters): SearchSql {
  const condition = 'p.id IN (SELECT id FROM hits)';
  const words = wordsOf(q);
  if (words.length === 0) return { cte: 'hits AS (SELECT 0 AS id WHERE false)', condition, rank: 'NULL::float8' };
  const text = parameters.bind(searchWords(q));
  const prefix = parameters.bind(
    words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & '),
  );
  const query = `(websearch_to_tsquery('english', ${text}) || websearch_to_tsquery('russian', ${text})
    || websearch_to_tsquery('simple', ${text}) || to_tsquery('simple', ${prefix}))`;
  const rank = `ts_rank(p.search, ${query})`;
  const compact = searchWords(q).trim().toLowerCase();
  const fuzzy =
    compact.length >= TRIGRAM && compact.length <= MAX_FUZZY && words.some((word) => word.length >= TRIGRAM);
  if (!fuzzy)
    return {
      cte: `hits AS MATERIALIZED (SELECT id FROM product WHERE search @@ ${query})`,
      condition,
      rank: unlessMany(rank),
    };
  const part = parameters.bind(`%${compact.replace(/[\\%_]/g, '\\$&')}%`);
  const whole = parameters.bind(compact);
  return {
    cte: `exact AS MATERIALIZED (
        SELECT id FROM product WHERE search @@ ${query} OR search_text LIKE ${part}
      ), hits AS MATERIALIZED (
        SELECT id FROM exact
        UNION ALL SELECT near.id FROM similar_products(${whole}, ${MOST_SIMILAR}) AS near(id) WHERE NOT EXISTS (SELECT FROM exact)
      )`,
    condition,
    rank: unlessMany(`CASE WHEN p.search_text LIKE ${part} THEN 1 + ${rank} WHEN p.search @@ ${query} THEN ${rank}
      ELSE word_similarity(${whole}, p.search_text) END`),
  };
}

const unlessMany = (rank: string): string =>
  `CASE WHEN (SELECT count(*) FROM hits) > ${MOST_RANKED} THEN 0 ELSE ${rank} END`;
