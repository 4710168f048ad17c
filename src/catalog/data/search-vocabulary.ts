import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { MeantWord } from '../domain/correct-words.js';
import type { ProductFilter } from '../domain/product-filter.js';
import { Parameters } from './card.sql.js';
import { findsSql } from './search.sql.js';

/**
 * Maximum number of words with equal spelling or stem that are read per search word; more are read for typing errors
 * and ranked afterwards.
 */
const MOST_EQUAL = 5;
const MOST_SIMILAR = 20;

/**
 * Selects the catalog words that are similar to each search word: they are equal, begin with it, differ by two exchanged
 * letters, or have similar trigrams. Exchanged letters need their own search, because short words with exchanged letters
 * have few trigrams in common.
 * SQL: each of these searches reads its index up to its limit. `~` sorts after all letters. The search words are
 * normalized first, because PostgreSQL would otherwise copy the whole expression into each condition.
 */
const similarWords = (words: string, condition: string): string => `
  WITH asked AS MATERIALIZED (SELECT word, search_fold(word) AS folded FROM unnest(${words}::text[]) AS word),
  exchanged AS MATERIALIZED (
    SELECT word, search_fold(overlay(word PLACING reverse(substr(word, place, 2)) FROM place FOR 2)) AS folded
    FROM asked, generate_series(1, length(word) - 1) AS place
  )
  SELECT asked.word AS asked, asked.folded AS "askedFolded", found.word, found.folded
  FROM asked CROSS JOIN LATERAL (
    (SELECT w.word, w.folded FROM search_word w WHERE w.word = asked.word)
    UNION (SELECT w.word, w.folded FROM search_word w WHERE w.folded = asked.folded ORDER BY w.word LIMIT ${MOST_EQUAL})
    UNION (SELECT w.word, w.folded FROM search_word w WHERE length(asked.folded) > 2
      AND w.folded >= asked.folded AND w.folded < asked.folded || '~' ORDER BY w.folded LIMIT ${MOST_EQUAL})
    UNION (SELECT w.word, w.folded FROM exchanged e JOIN search_word w ON w.folded = e.folded
      WHERE e.word = asked.word ORDER BY w.word LIMIT ${MOST_EQUAL})
    UNION (SELECT near.word, near.folded FROM similar_search_words(asked.folded, ${MOST_SIMILAR}) near)
  ) found
  WHERE ${condition}
  ORDER BY 1, 3`;

/** Words that visible products still have. SQL: searches full text, up to the first product of each. */
const usedWords = (seesUnpublished: boolean): string => `
  SELECT word FROM unnest($1::text[]) AS word WHERE EXISTS (
    SELECT FROM product p
    WHERE p.search @@ (plainto_tsquery('simple', word) || plainto_tsquery('english', word) || plainto_tsquery('russian',
      word))
      AND p.deleted_at IS NULL${seesUnpublished ? '' : ' AND p.published'}
  )`;

/** Words in the names of products. */
@Injectable()
export class SearchVocabulary {
  constructor(private readonly database: Database) {}

  /** Similar words for a search without results; empty if the search has results. */
  similarUnlessFound(
    words: readonly string[],
    { q, alternatives = [], seesUnpublished }: Pick<ProductFilter, 'q' | 'alternatives' | 'seesUnpublished'>,
  ): Promise<MeantWord[]> {
    const parameters = new Parameters();
    const asked = parameters.bind(words);
    const finds = findsSql(q ?? '', alternatives, seesUnpublished, parameters);
    return this.database.readPublic<MeantWord>(
      similarWords(asked, finds === null ? 'true' : `NOT ${finds}`),
      parameters.values,
    );
  }

  async used(words: readonly string[], seesUnpublished: boolean): Promise<Set<string>> {
    const rows = await this.database.readPublic<{ word: string }>(usedWords(seesUnpublished), [words]);
    return new Set(rows.map(({ word }) => word));
  }
}
