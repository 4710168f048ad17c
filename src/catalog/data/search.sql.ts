import { searchWords, wordsOf } from '../domain/search-words.js';
import type { Parameters } from './card.sql.js';

/** Trigrams need three characters; shorter words would read the whole index. */
const TRIGRAM = 3;
/** Longer texts are sentences: parts of words are looked for in short ones only. */
const MAX_PART = 60;
/** A word that so many products have says nothing about any of them: these come by position, unranked. */
const MOST_RANKED = 5_000;
/** To know that there is one: PostgreSQL would plan a search for the very first as if it came soon, and read the table. */
const ENOUGH = 200;

export interface SearchSql {
  /** `hits AS …`: the ids found. */
  readonly cte: string;
  readonly condition: string;
  /** Descending relevance. */
  readonly rank: string;
}

/**
 * What finds `q`: whole words by full text in English, Russian and without stemming (Ukrainian), the last word also by
 * its beginning, and any part of a name or SKU by trigrams; after that what its alternatives find as whole words. Every
 * way has its index.
 */
export function searchSql(q: string, alternatives: readonly string[], parameters: Parameters): SearchSql {
  const condition = 'p.id IN (SELECT id FROM hits)';
  const words = wordsOf(q);
  if (words.length === 0) return { cte: 'hits AS (SELECT 0 AS id WHERE false)', condition, rank: 'NULL::float8' };
  const { query, others, found } = searchQuery(q, words, alternatives, parameters);
  const rank = `ts_rank(p.search, ${query})`;
  const part = partOf(q, words, parameters);
  const ranks = [
    ...(part ? [`WHEN p.search_text LIKE ${part} THEN 1 + ${rank}`] : []),
    ...(others ? [`WHEN NOT p.search @@ ${query} THEN ts_rank(p.search, ${others}) - 1`] : []),
  ];
  return {
    cte: `hits AS MATERIALIZED (SELECT id FROM product WHERE ${either(found, part)})`,
    condition,
    rank: unlessMany(ranks.length > 0 ? `CASE ${ranks.join(' ')} ELSE ${rank} END` : rank),
  };
}

/** Whether a product has `q` or one of its alternatives, as `searchSql` finds it; null when `q` has no words. */
export function findsSql(
  q: string,
  alternatives: readonly string[],
  seesUnpublished: boolean,
  parameters: Parameters,
): string | null {
  const words = wordsOf(q);
  if (words.length === 0) return null;
  const { found } = searchQuery(q, words, alternatives, parameters);
  return `EXISTS (WITH hits AS MATERIALIZED (
      SELECT FROM product WHERE (${either(found, partOf(q, words, parameters))}) AND deleted_at IS NULL
        ${seesUnpublished ? '' : 'AND published'} LIMIT ${ENOUGH}
    ) SELECT FROM hits)`;
}

const either = (found: string, part: string | null): string =>
  `search @@ ${found}${part === null ? '' : ` OR search_text LIKE ${part}`}`;

/** The pattern of what has `q` anywhere in its name; null for what is too short or too long for that. */
function partOf(q: string, words: readonly string[], parameters: Parameters): string | null {
  const compact = searchWords(q).trim().toLowerCase();
  const hasPart =
    compact.length >= TRIGRAM && compact.length <= MAX_PART && words.some((word) => word.length >= TRIGRAM);
  return hasPart ? parameters.bind(`%${compact.replace(/[\\%_]/g, '\\$&')}%`) : null;
}

export interface SearchQuery {
  /** Finds `q`; to rank by. */
  readonly query: string;
  /** Finds the alternatives; '' when there are none. */
  readonly others: string;
  /**
   * Finds the same as both, each lexeme once: PostgreSQL adds up the estimates of equal ones, and would take a frequent
   * word for one that most products have, and read the table for it.
   */
  readonly found: string;
}

/** Expressions of type tsquery; constants for a statement without a name. */
export function searchQuery(
  q: string,
  words: readonly string[],
  alternatives: readonly string[],
  parameters: Parameters,
): SearchQuery {
  const plain = parameters.bind(words.join(' & '));
  const prefix = `to_tsquery('simple', ${plain}::text || ':*')`;
  const typed = wholeWords(parameters.bind(searchWords(q)));
  const others = alternatives.map((text) => wholeWords(parameters.bind(searchWords(text))));
  const other = others.map(([english, russian, simple]) => `${simple} || ${lean([english!, russian!], simple!)}`);
  return {
    query: `(${typed.join(' || ')} || ${prefix})`,
    others: others.map((each) => each.join(' || ')).join(' || '),
    found: `(${[prefix, lean(typed, `to_tsquery('simple', ${plain})`), ...other].join(' || ')})`,
  };
}

/** What of `queries` differs from `known`, which is looked for anyway. `websearch_to_tsquery` of nothing is silent. */
const lean = (queries: readonly string[], known: string): string =>
  queries
    .map((query) => `CASE WHEN ${query} = ${known} THEN websearch_to_tsquery('simple', '') ELSE ${query} END`)
    .join(' || ');

/** English, Russian, and without stemming. */
const wholeWords = (bound: string): string[] =>
  ['english', 'russian', 'simple'].map((language) => `websearch_to_tsquery('${language}', ${bound})`);

const unlessMany = (rank: string): string =>
  `CASE WHEN (SELECT count(*) FROM hits) > ${MOST_RANKED} THEN 0 ELSE ${rank} END`;
