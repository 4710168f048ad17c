import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = (words: (text: string) => string): string => `
  ALTER TABLE product
    ADD COLUMN search tsvector GENERATED ALWAYS AS (
      setweight(to_tsvector('simple', coalesce(sku, '')), 'A')
      || setweight(to_tsvector('english', ${words(`name || ' ' || coalesce(translations -> 'en' ->> 'name', '')`)}), 'A')
      || setweight(to_tsvector('simple', ${words(`name || ' ' || coalesce(translations -> 'uk' ->> 'name', '')`)}), 'A')
      || setweight(to_tsvector('russian', ${words(`name || ' ' || coalesce(translations -> 'ru' ->> 'name', '')`)}), 'A')
      || setweight(to_tsvector('english', ${words(`short_description || ' ' || coalesce(translations -> 'en' ->> 'short_description', '')`)}), 'C')
      || setweight(to_tsvector('simple', ${words(`coalesce(translations -> 'uk' ->> 'short_description', '')`)}), 'C')
      || setweight(to_tsvector('russian', ${words(`coalesce(translations -> 'ru' ->> 'short_description', '')`)}), 'C')
    ) STORED,
    ADD COLUMN search_text text GENERATED ALWAYS AS (
      lower(${words(`name || ' ' || coalesce(translations -> 'en' ->> 'name', '') || ' ' || coalesce(translations -> 'uk' ->> 'name', '')
        || ' ' || coalesce(translations -> 'ru' ->> 'name', '') || ' ' || coalesce(sku, '')`)})
    ) STORED;
  CREATE INDEX product_search ON product USING gin (search);
  CREATE INDEX product_search_text ON product USING gin (search_text gin_trgm_ops);`;

const DROP = 'ALTER TABLE product DROP COLUMN search, DROP COLUMN search_text;';

/**
 * Removes quotation marks from searched words: where PostgreSQL's LC_CTYPE is C, as in the embedded server, its parser
 * takes every character beyond ASCII for a letter, so that a search for Мох did not find «Мох». Apostrophes are removed
 * without a blank, because customers omit them. `similar_products` finds names similar to the searched words; its
 * threshold is lower than PostgreSQL's default, for short words.
 */
export class SearchWords1763690406000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION search_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN regexp_replace(translate(words, '«»„“”‹›—–…·•№/’ʼ‘´''\`', '              '), '\\s+', ' ', 'g');
      ${DROP}
      ${columns((text) => `search_words(${text})`)}
      CREATE FUNCTION similar_products(words text, most int) RETURNS SETOF int LANGUAGE sql STABLE
        SET pg_trgm.word_similarity_threshold = 0.45
        AS 'SELECT id FROM product WHERE words <% search_text AND deleted_at IS NULL LIMIT most';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION similar_products;
      ${DROP}
      DROP FUNCTION search_words;
      ${columns((text) => text)}
    `);
  }
}
