import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signs that are blanks in a search, then apostrophes, which are left out. */
const SIGNS = `'«»„“”‹›—–…·•№/™℠’ʼ‘´''\`', '                '`;

/** @param words SQL of the text */
const searchWords = (words: string): string => `
  CREATE OR REPLACE FUNCTION search_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(translate(${words}, ${SIGNS}), '\\s+', ' ', 'g');`;

/** Computes the columns for searching again where a text has one of the signs. */
const refreshed = `
  UPDATE product SET name = name
  WHERE name || translations::text || short_description || coalesce(sku, '') || variant_skus ~ '[№™℠…´]';`;

/**
 * NFKC makes letters of some signs: "№5" became the word "no5" and "Lego™" the word "legotm", which nobody types. They
 * are blanks before the normalization, and after it for signs that it makes of others, such as a full-width slash.
 */
export class SignsInSearchedWords1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchWords(`normalize(translate(words, ${SIGNS}), NFKC)`) + refreshed);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchWords('normalize(words, NFKC)') + refreshed);
  }
}
