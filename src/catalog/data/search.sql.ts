import { searchWords, wordsOf } from '../domain/search-words.js';
import type { Parameters } from './card.sql.js';

/** Trigrams need three characters; shorter words would read the whole index. */
const TRIGRAM = 3;
/** Longer texts are sentences; parts of words are searched only in shorter ones. */
const MAX_PART = 60;
/**
 * If more products than this have a word, the results are sorted by position instead of ranked, because the word does
 * not distinguish them.
 */
const MOST_RANKED = 5_000;
/** A LIMIT for existence checks. With LIMIT 1, PostgreSQL would expect an early match and scan the table. */
const ENOUGH = 200;

export interface SearchSql {
  /** `hits AS …`: the matching ids. */
  readonly cte: string;
  readonly condition: string;
  /** Descending relevance. */
  readonly rank: string;
}

/**
 * Finds products for `q`: whole words by full text search in English, Russian and without stemming (Ukrainian), the
 * last word also as a prefix, and any part of a name or SKU by trigrams; then products for the alternatives as whole
 * words. Every way has its index.
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

/** Whether a product matches `q` or one of its alternatives, like `searchSql`; null if `q` has no words. */
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

/** Pattern for products with `q` anywhere in their name; null if `q` is too short or too long. */
function partOf(q: string, words: readonly string[], parameters: Parameters): string | null {
  const compact = searchWords(q).trim().toLowerCase();
  const hasPart =
    compact.length >= TRIGRAM && compact.length <= MAX_PART && words.some((word) => word.length >= TRIGRAM);
  return hasPart ? parameters.bind(`%${compact.replace(/[\\%_]/g, '\\$&')}%`) : null;
}

export interface SearchQuery {
  /** Matches `q`; used for ranking. */
  readonly query: string;
  /** Matches the alternatives; '' without alternatives. */
  readonly others: string;
  /**
   * Matches `q` and the alternatives, with each lexeme once: PostgreSQL adds the estimates of equal lexemes, and would
   * assume that most products have a frequent word, and scan the table.
   */
  readonly found: string;
}

/** Expressions of type tsquery; constants in a statement without a name. */
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

/**
 * The queries that differ from `known`, which is searched anyway. `websearch_to_tsquery` prints no notice for an empty
 * text.
 */
const lean = (queries: readonly string[], known: string): string =>
  queries
    .map((query) => `CASE WHEN ${query} = ${known} THEN websearch_to_tsquery('simple', '') ELSE ${query} END`)
    .join(' || ');

/** Queries in English, in Russian, and without stemming. */
const wholeWords = (bound: string): string[] =>
  ['english', 'russian', 'simple'].map((language) => `websearch_to_tsquery('${language}', ${bound})`);

const unlessMany = (rank: string): string =>
  `CASE WHEN (SELECT count(*) FROM hits) > ${MOST_RANKED} THEN 0 ELSE ${rank} END`;
