import { searchWords, wordsOf } from '../domain/search-words.js';
import type { Parameters } from './card.sql.js';

/** Trigrams need three characters; shorter words would read the whole index. */
const TRIGRAM = 3;
/** Longer texts are sentences: parts of words are looked for in short ones only. */
const MAX_PART = 60;
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
 * its beginning, and any part of a name or SKU by trigrams; after that what its alternatives find as whole words. Every
 * way has its index.
 */
export function searchSql(q: string, alternatives: readonly string[], parameters: Parameters): SearchSql {
  const condition = 'p.id IN (SELECT id FROM hits)';
  const words = wordsOf(q);
  if (words.length === 0) return { cte: 'hits AS (SELECT 0 AS id WHERE false)', condition, rank: 'NULL::float8' };
  const { query, others } = searchQuery(q, words, alternatives, parameters);
  const rank = `ts_rank(p.search, ${query})`;
  const compact = searchWords(q).trim().toLowerCase();
  const hasPart =
    compact.length >= TRIGRAM && compact.length <= MAX_PART && words.some((word) => word.length >= TRIGRAM);
  const part = hasPart ? parameters.bind(`%${compact.replace(/[\\%_]/g, '\\$&')}%`) : null;
  const found = [
    `search @@ ${others ? `(${query} || ${others})` : query}`,
    ...(part ? [`search_text LIKE ${part}`] : []),
  ];
  const ranks = [
    ...(part ? [`WHEN p.search_text LIKE ${part} THEN 1 + ${rank}`] : []),
    ...(others ? [`WHEN NOT p.search @@ ${query} THEN ts_rank(p.search, ${others}) - 1`] : []),
  ];
  return {
    cte: `hits AS MATERIALIZED (SELECT id FROM product WHERE ${found.join(' OR ')})`,
    condition,
    rank: unlessMany(ranks.length > 0 ? `CASE ${ranks.join(' ')} ELSE ${rank} END` : rank),
  };
}

/** `query` finds `q`, `others` its alternatives ('': it has none): both are of type tsquery. */
export function searchQuery(
  q: string,
  words: readonly string[],
  alternatives: readonly string[],
  parameters: Parameters,
): { query: string; others: string } {
  const prefix = parameters.bind(
    words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & '),
  );
  return {
    query: `(${wholeWords(q, parameters)} || to_tsquery('simple', ${prefix}))`,
    others: alternatives.map((text) => wholeWords(text, parameters)).join(' || '),
  };
}

function wholeWords(text: string, parameters: Parameters): string {
  const bound = parameters.bind(searchWords(text));
  return ['english', 'russian', 'simple']
    .map((language) => `websearch_to_tsquery('${language}', ${bound})`)
    .join(' || ');
}

const unlessMany = (rank: string): string =>
  `CASE WHEN (SELECT count(*) FROM hits) > ${MOST_RANKED} THEN 0 ELSE ${rank} END`;
