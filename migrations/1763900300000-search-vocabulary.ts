import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Words of products' names, to correct searches that find nothing. `folded` is one spelling for Latin and Cyrillic, so
 * that `chainyk`, `чайник` and `чайнік` are equal. Words with digits are omitted, because they are numbers and SKUs, as
 * many as there are products. Rows are only added: whether a product still has the word is checked when the word is
 * used. `similar_products` is kept for servers of the previous version.
 */
export class SearchVocabulary1763900300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION search_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN ${FOLD};

      CREATE TABLE search_word (
        word text COLLATE "C" PRIMARY KEY,
        folded text COLLATE "C" NOT NULL
      );
      CREATE INDEX search_word_folded ON search_word (folded);
      CREATE INDEX search_word_similar ON search_word USING gin (folded gin_trgm_ops);

      CREATE FUNCTION search_word_list(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $body$
        SELECT DISTINCT word FROM regexp_split_to_table(words, '[\\x01-/:-@\\[-\`{-\\x7f]+') AS word
        WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
      $body$;

      CREATE FUNCTION add_search_words() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        INSERT INTO search_word (word, folded)
        SELECT word, search_fold(word)
        FROM (SELECT DISTINCT word FROM added, search_word_list(added.search_text) AS word) listed
        WHERE NOT EXISTS (SELECT FROM search_word known WHERE known.word = listed.word)
        ORDER BY 1 ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $body$;
      CREATE FUNCTION add_changed_search_words() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        INSERT INTO search_word (word, folded)
        SELECT listed.word, search_fold(listed.word) FROM search_word_list(NEW.search_text) AS listed(word)
        WHERE NOT EXISTS (SELECT FROM search_word known WHERE known.word = listed.word)
        ORDER BY 1 ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $body$;
      CREATE TRIGGER product_words_added AFTER INSERT ON product REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION add_search_words();
      CREATE TRIGGER product_words_changed AFTER UPDATE OF name, translations, sku ON product
        FOR EACH ROW WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION add_changed_search_words();

      CREATE FUNCTION similar_search_words(asked text, most int) RETURNS TABLE (word text, folded text)
        LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = 0.2 AS $body$
          SELECT w.word, w.folded FROM search_word w WHERE w.folded % asked
          ORDER BY similarity(w.folded, asked) DESC, w.word LIMIT most
        $body$;

      INSERT INTO search_word (word, folded)
      SELECT word, search_fold(word)
      FROM (SELECT DISTINCT word FROM product, search_word_list(product.search_text) AS word) listed;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER product_words_changed ON product;
      DROP TRIGGER product_words_added ON product;
      DROP FUNCTION add_changed_search_words, add_search_words, search_word_list, similar_search_words;
      DROP TABLE search_word;
      DROP FUNCTION search_fold;
    `);
  }
}

/** Cyrillic letters that become several Latin letters; LETTERS has those that become one. */
const CYRILLIC = [
  ['ж', 'zh'],
  ['ч', 'ch'],
  ['ш', 'sh'],
  ['щ', 'sch'],
  ['ц', 'ts'],
  ['ю', 'iu'],
  ['я', 'ia'],
  ['х', 'kh'],
] as const;

/** Unifies different transliterations, and replaces sounds of several letters by one letter. Applied in this order. */
const SOUNDS = [
  ['shch', 'W'],
  ['sch', 'W'],
  ['sh', 'W'],
  ['tch', 'Q'],
  ['ch', 'Q'],
  ['zh', 'J'],
  ['ph', 'f'],
  ['th', 't'],
  ['kh', 'h'],
  ['gh', 'h'],
  ['c', 'k'],
  ['ts', 'C'],
  ['tz', 'C'],
  ['x', 'ks'],
  ['ie', 'e'],
  ['g', 'h'],
] as const;

const replaced = (pairs: ReadonlyArray<readonly [string, string]>, text: string): string =>
  pairs.reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, text);

/**
 * Characters and their replacements. `translate` deletes the last ones, soft and hard sign, which have no replacement.
 */
const LETTERS = [
  'абвгґдеєёзиіїйыклмнопрстуфэyjwqàáâãäåçèéêëìíîïñòóôõöùúûüýąćęłńśźżčďěňřšťůžьъ',
  'abvhhdeeeziiiiiklmnoprstufeiivkaaaaaaceeeeiiiinooooouuuuiacelnszzcdenrstuz',
] as const;

/** Counts doubled letters once, because they are often a typing error or a different spelling. */
const FOLD = `lower(regexp_replace(${replaced(SOUNDS, `translate(${replaced(CYRILLIC, 'lower(words)')}, '${LETTERS[0]}', '${LETTERS[1]}')`)}, '([[:alpha:]])\\1+', '\\1', 'g'))`;
