import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { MeantWord } from '../domain/correct-words.js';
import type { ProductFilter } from '../domain/product-filter.js';
import { Parameters } from './card.sql.js';
import { filterSql, whereOf } from './filter.sql.js';

/** Spellings and endings that are read for a word; typing errors are counted afterwards, in more of them. */
const MOST_EQUAL = 5;
const MOST_SIMILAR = 20;

/**
 * Words of the catalog that are spelled, begin or look like each asked one.
 * SQL: search; each way reads its index as far as its limit. `~` follows all letters.
 */
const SIMILAR_WORDS = `
  SELECT asked.word AS asked, asked.folded AS "askedFolded", found.word, found.folded
  FROM (SELECT word, search_fold(word) AS folded FROM unnest($1::text[]) AS word) asked
  CROSS JOIN LATERAL (
    (SELECT w.word, w.folded FROM search_word w WHERE w.word = asked.word)
    UNION (SELECT w.word, w.folded FROM search_word w WHERE w.folded = asked.folded ORDER BY w.word LIMIT ${MOST_EQUAL})
    UNION (SELECT w.word, w.folded FROM search_word w WHERE length(asked.folded) > 2
      AND w.folded >= asked.folded AND w.folded < asked.folded || '~' ORDER BY w.folded LIMIT ${MOST_EQUAL})
    UNION (SELECT near.word, near.folded FROM similar_search_words(asked.folded, ${MOST_SIMILAR}) near)
  ) found
  ORDER BY 1, 3`;

/** Words that products which the caller may see still have. SQL: full text search, up to the first product of each. */
const usedWords = (seesUnpublished: boolean): string => `
  SELECT word FROM unnest($1::text[]) AS word WHERE EXISTS (
    SELECT FROM product p
    WHERE p.search @@ (plainto_tsquery('simple', word) || plainto_tsquery('english', word) || plainto_tsquery('russian',
      word))
      AND p.deleted_at IS NULL${seesUnpublished ? '' : ' AND p.published'}
  )`;

/** The words that products are named with. */
@Injectable()
export class SearchVocabulary {
  constructor(private readonly database: Database) {}

  similar(words: readonly string[]): Promise<MeantWord[]> {
    return this.database.readPublic<MeantWord>(SIMILAR_WORDS, [words]);
  }

  async used(words: readonly string[], seesUnpublished: boolean): Promise<Set<string>> {
    const rows = await this.database.readPublic<{ word: string }>(usedWords(seesUnpublished), [words]);
    return new Set(rows.map(({ word }) => word));
  }

  /** Whether the search finds anything as it was typed. SQL: search, up to the first product. */
  async finds(filter: ProductFilter): Promise<boolean> {
    const parameters = new Parameters();
    const sql = filterSql(filter, parameters);
    const [row] = await this.database.readPublic<{ found: boolean }>(
      `${sql.withs} SELECT EXISTS (SELECT FROM product p WHERE ${whereOf(sql)}) AS found`,
      parameters.values,
    );
    return row!.found;
  }
}
