import { wordsOf } from '../domain/product-filter.js';
import type { Parameters } from './parameters.js';

/** Trigrams need three characters; shorter words would read the whole index. */
const TRIGRAM = 3;
/** Longer texts are sentences: parts of words and slips of the finger are looked for in short ones only. */
const MAX_FUZZY = 60;

export interface SearchSql {
  readonly where: string;
  /** Descending relevance. */
  readonly rank: string;
}

/**
 * What finds `q`: whole words by full text in English, Russian and as they stand (Ukrainian), the last word also by its
 * beginning, and by trigrams any part of a name or SKU and words that are nearly the same. Every way has its index.
 */
export function searchSql(q: string, parameters: Parameters): SearchSql {
  const words = wordsOf(q);
  if (words.length === 0) return { where: 'false', rank: '0' };
  const text = parameters.bind(q);
  const prefix = parameters.bind(words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & '));
  const query = `(websearch_to_tsquery('english', ${text}) || websearch_to_tsquery('russian', ${text})
    || websearch_to_tsquery('simple', ${text}) || to_tsquery('simple', ${prefix}))`;
  const ways = [`p.search @@ ${query}`];
  const ranks = [`ts_rank(p.search, ${query})`];
  const compact = q.trim().toLowerCase();
  if (compact.length >= TRIGRAM && compact.length <= MAX_FUZZY && words.some((word) => word.length >= TRIGRAM)) {
    const part = parameters.bind(`%${compact.replace(/[\\%_]/g, '\\$&')}%`);
    const whole = parameters.bind(compact);
    ways.push(`p.search_text LIKE ${part}`, `${whole} <% p.search_text`);
    ranks.push(`word_similarity(${whole}, p.search_text)`);
  }
  return { where: `(${ways.join(' OR ')})`, rank: ranks.join(' + ') };
}
