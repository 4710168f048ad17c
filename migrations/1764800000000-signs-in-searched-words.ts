import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signs that become blanks, then apostrophes, which are removed. */
const SIGNS = `'«»„“”‹›—–…·•№/™℠’ʼ‘´''\`', '                '`;

/** @param words SQL expression of the text */
const searchWords = (words: string): string => `
  CREATE OR REPLACE FUNCTION search_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(translate(${words}, ${SIGNS}), '\\s+', ' ', 'g');`;

/** Recomputes the search columns of products with one of these signs. */
const refreshed = `
  UPDATE product SET name = name
  WHERE name || translations::text || short_description || coalesce(sku, '') || variant_skus ~ '[№™℠…´]';`;

/**
 * NFKC turns some signs into letters: "№5" became "no5", "Lego™" became "legotm". Signs are replaced before the
 * normalization, and again after it, because NFKC also produces some, such as a slash from the full-width one.
 */
export class SignsInSearchedWords1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchWords(`normalize(translate(words, ${SIGNS}), NFKC)`) + refreshed);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchWords('normalize(words, NFKC)') + refreshed);
  }
}
