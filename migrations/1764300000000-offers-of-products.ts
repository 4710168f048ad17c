import type { MigrationInterface, QueryRunner } from 'typeorm';

const translated = (language: string, text: string): string =>
  `coalesce(translations -> '${language}' ->> '${text}', '')`;

const searchColumns = (skus: string): string => `
  ALTER TABLE product DROP COLUMN search, DROP COLUMN search_text;
  ALTER TABLE product
    ADD COLUMN search tsvector GENERATED ALWAYS AS (
      setweight(to_tsvector('simple', ${skus}), 'A')
      || setweight(to_tsvector('english', search_words(name || ' ' || ${translated('en', 'name')})), 'A')
      || setweight(to_tsvector('simple', search_words(name || ' ' || ${translated('uk', 'name')})), 'A')
      || setweight(to_tsvector('russian', search_words(name || ' ' || ${translated('ru', 'name')})), 'A')
      || setweight(to_tsvector('english', search_words(short_description || ' ' || ${translated('en', 'short_description')})), 'C')
      || setweight(to_tsvector('simple', search_words(${translated('uk', 'short_description')})), 'C')
      || setweight(to_tsvector('russian', search_words(${translated('ru', 'short_description')})), 'C')
    ) STORED,
    ADD COLUMN search_text text GENERATED ALWAYS AS (
      lower(search_words(name || ' ' || ${translated('en', 'name')} || ' ' || ${translated('uk', 'name')}
        || ' ' || ${translated('ru', 'name')} || ' ' || ${skus}))
    ) STORED;
  CREATE INDEX product_search ON product USING gin (search);
  CREATE INDEX product_search_text ON product USING gin (search_text gin_trgm_ops);`;

const trigger = (columns: string): string => `
  CREATE TRIGGER product_words_changed AFTER UPDATE OF ${columns} ON product
    FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION add_changed_search_words();`;

const PRICE = 'CASE WHEN price_special > 0 AND price_special < price_regular THEN price_special ELSE price_regular END';

/** @param words SQL of the text, unchanged or normalized (combined letters, ligatures, full width) */
const searchWords = (words: string): string => `
  CREATE OR REPLACE FUNCTION search_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(translate(${words}, '«»„“”‹›—–…·•№/’ʼ‘´''\`', '              '), '\\s+', ' ', 'g');`;

/**
 * The lowest and the highest price of a product's variants, and their SKUs, by which search finds the product. These
 * columns are stored with the product, because lists show them, filter and sort by them.
 */
export class OffersOfProducts1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${searchWords('normalize(words, NFKC)')}
      ALTER TABLE product
        ADD COLUMN variants_from bigint,
        ADD COLUMN variants_to bigint,
        ADD COLUMN variant_skus text NOT NULL DEFAULT '',
        ADD COLUMN price_from bigint GENERATED ALWAYS AS (coalesce(variants_from, ${PRICE})) STORED,
        ADD COLUMN price_to bigint GENERATED ALWAYS AS (coalesce(variants_to, ${PRICE})) STORED;
      UPDATE product SET variants_from = offers.low, variants_to = offers.high, variant_skus = offers.skus
      FROM (
        SELECT p.id, min(o.price) AS low, max(o.price) AS high, coalesce(string_agg(o.sku, ' ' ORDER BY o.id), '') AS skus
        FROM product p CROSS JOIN LATERAL (
          SELECT v.id, v.sku, coalesce(v.price, greatest(p.price + (
            SELECT coalesce(sum(a.price_modifier), 0) FROM product_attribute a
            WHERE a.product_id = p.id AND v.attributes ->> a.attribute = a.value
          ), 0)::bigint) AS price
          FROM product_variant v WHERE v.product_id = p.id AND v.deleted_at IS NULL
        ) o WHERE p.has_variants GROUP BY p.id
      ) offers WHERE offers.id = product.id;
      DROP TRIGGER product_words_changed ON product;
      ${searchColumns(`search_words(coalesce(sku, '') || ' ' || variant_skus)`)}
      ${trigger('name, translations, sku, variant_skus')}
      DROP INDEX product_by_price, product_hidden_by_price;
      CREATE INDEX product_by_price ON product (price_from, id) WHERE published AND deleted_at IS NULL;
      CREATE INDEX product_hidden_by_price ON product (price_from, id) WHERE NOT published AND deleted_at IS NULL;
      CREATE INDEX product_price_range ON product (price_to) WHERE price_from < price_to AND deleted_at IS NULL;
      INSERT INTO search_word (word, folded)
      SELECT word, search_fold(word)
      FROM (SELECT DISTINCT word FROM product, search_word_list(product.search_text) AS word) listed
      WHERE NOT EXISTS (SELECT FROM search_word known WHERE known.word = listed.word);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${searchWords('words')}
      DROP TRIGGER product_words_changed ON product;
      ${searchColumns(`coalesce(sku, '')`)}
      ${trigger('name, translations, sku')}
      DROP INDEX product_price_range, product_by_price, product_hidden_by_price;
      CREATE INDEX product_by_price ON product (price, id) WHERE published AND deleted_at IS NULL;
      CREATE INDEX product_hidden_by_price ON product (price, id) WHERE NOT published AND deleted_at IS NULL;
      ALTER TABLE product DROP COLUMN price_from, DROP COLUMN price_to, DROP COLUMN variants_from,
        DROP COLUMN variants_to, DROP COLUMN variant_skus;
    `);
  }
}
