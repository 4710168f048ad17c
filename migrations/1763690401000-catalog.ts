import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Products, variants, categories, attributes, reviews, stock movements.
 *
 * Sort keys by name are stored for each language, so that a page of a list is an index scan in any language: `name_en`,
 * `name_uk` and `name_ru` fall back to the product's own name. Search uses one tsvector for all languages (English and
 * Russian with their stemmers; Ukrainian as plain words, because PostgreSQL has no stemmer for it), and trigrams for
 * parts of words and typing errors.
 */
export class Catalog1763690401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE category (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        parent_id int REFERENCES category (id) CHECK (parent_id <> id),
        name text NOT NULL,
        alias text NOT NULL UNIQUE,
        description text NOT NULL DEFAULT '',
        image text,
        published boolean NOT NULL DEFAULT true,
        position int NOT NULL DEFAULT 0,
        translations jsonb NOT NULL DEFAULT '{}',
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX category_parent ON category (parent_id, position, id);

      CREATE TABLE product (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        category_id int REFERENCES category (id),
        name text NOT NULL,
        alias text NOT NULL UNIQUE,
        description text NOT NULL DEFAULT '',
        short_description text NOT NULL DEFAULT '',
        price_regular bigint NOT NULL CHECK (price_regular >= 0),
        price_special bigint CHECK (price_special >= 0),
        price bigint GENERATED ALWAYS AS (
          CASE WHEN price_special > 0 AND price_special < price_regular THEN price_special ELSE price_regular END
        ) STORED,
        sku text UNIQUE,
        in_stock int NOT NULL DEFAULT 0 CHECK (in_stock >= 0),
        has_variants boolean NOT NULL DEFAULT false,
        published boolean NOT NULL DEFAULT true,
        featured boolean NOT NULL DEFAULT false,
        position int NOT NULL DEFAULT 0,
        custom_fields jsonb,
        translations jsonb NOT NULL DEFAULT '{}',
        reviews_count int NOT NULL DEFAULT 0,
        rating_sum int NOT NULL DEFAULT 0,
        version int NOT NULL DEFAULT 1,
        deleted_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        name_en text GENERATED ALWAYS AS (lower(coalesce(nullif(translations -> 'en' ->> 'name', ''), name))) STORED,
        name_uk text GENERATED ALWAYS AS (lower(coalesce(nullif(translations -> 'uk' ->> 'name', ''), name))) STORED,
        name_ru text GENERATED ALWAYS AS (lower(coalesce(nullif(translations -> 'ru' ->> 'name', ''), name))) STORED,
        search tsvector GENERATED ALWAYS AS (
          setweight(to_tsvector('simple', coalesce(sku, '')), 'A')
          || setweight(to_tsvector('english', name || ' ' || coalesce(translations -> 'en' ->> 'name', '')), 'A')
          || setweight(to_tsvector('simple', name || ' ' || coalesce(translations -> 'uk' ->> 'name', '')), 'A')
          || setweight(to_tsvector('russian', name || ' ' || coalesce(translations -> 'ru' ->> 'name', '')), 'A')
          || setweight(to_tsvector('english', short_description || ' ' || coalesce(translations -> 'en' ->> 'short_description', '')), 'C')
          || setweight(to_tsvector('simple', coalesce(translations -> 'uk' ->> 'short_description', '')), 'C')
          || setweight(to_tsvector('russian', coalesce(translations -> 'ru' ->> 'short_description', '')), 'C')
        ) STORED,
        search_text text GENERATED ALWAYS AS (
          lower(name || ' ' || coalesce(translations -> 'en' ->> 'name', '') || ' ' || coalesce(translations -> 'uk' ->> 'name', '')
            || ' ' || coalesce(translations -> 'ru' ->> 'name', '') || ' ' || coalesce(sku, ''))
        ) STORED
      ) WITH (fillfactor = 85);
      CREATE INDEX product_by_position ON product (position, id) WHERE published AND deleted_at IS NULL;
      CREATE INDEX product_by_price ON product (price, id) WHERE published AND deleted_at IS NULL;
      CREATE INDEX product_by_created ON product (created_at, id) WHERE published AND deleted_at IS NULL;
      CREATE INDEX product_by_name_en ON product (name_en, id) WHERE published AND deleted_at IS NULL;
      CREATE INDEX product_by_name_uk ON product (name_uk, id) WHERE published AND deleted_at IS NULL;
      CREATE INDEX product_by_name_ru ON product (name_ru, id) WHERE published AND deleted_at IS NULL;
      CREATE INDEX product_in_category ON product (category_id, position, id) WHERE deleted_at IS NULL;
      CREATE INDEX product_featured ON product (position, id) WHERE featured AND published AND deleted_at IS NULL;
      CREATE INDEX product_search ON product USING gin (search);
      CREATE INDEX product_search_text ON product USING gin (search_text gin_trgm_ops);

      CREATE TABLE product_image (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_id int NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        image text NOT NULL,
        alt text NOT NULL DEFAULT '',
        sort int NOT NULL DEFAULT 0
      );
      CREATE INDEX product_image_product ON product_image (product_id, sort, id);

      CREATE TABLE product_attribute (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_id int NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        attribute text NOT NULL,
        value text NOT NULL,
        price_modifier bigint NOT NULL DEFAULT 0,
        UNIQUE (product_id, attribute, value)
      );

      CREATE TABLE product_variant (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_id int NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        sku text UNIQUE,
        attributes jsonb NOT NULL,
        price bigint CHECK (price >= 0),
        in_stock int NOT NULL DEFAULT 0 CHECK (in_stock >= 0),
        position int NOT NULL DEFAULT 0,
        deleted_at timestamptz,
        UNIQUE NULLS NOT DISTINCT (product_id, attributes, deleted_at)
      );
      CREATE INDEX product_variant_product ON product_variant (product_id, position, id) WHERE deleted_at IS NULL;

      -- what can be filtered by: a product's own attributes and those of its variants, written by the same use case
      CREATE TABLE product_facet (
        product_id int NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        attribute text NOT NULL,
        value text NOT NULL,
        PRIMARY KEY (product_id, attribute, value)
      );
      CREATE INDEX product_facet_value ON product_facet (attribute, value, product_id);

      CREATE TABLE attribute (
        name text PRIMARY KEY,
        labels jsonb NOT NULL DEFAULT '{}',
        value_labels jsonb NOT NULL DEFAULT '{}',
        position int NOT NULL DEFAULT 0,
        updated_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE review (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_id int NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        user_id int REFERENCES app_user (id) ON DELETE SET NULL,
        name text NOT NULL,
        rating int NOT NULL CHECK (rating BETWEEN 1 AND 5),
        text text NOT NULL,
        approved boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        approved_at timestamptz
      );
      CREATE INDEX review_product ON review (product_id, id DESC) WHERE approved;
      CREATE INDEX review_approved ON review (approved, id DESC);

      CREATE TABLE stock_movement (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        product_id int NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        variant_id int REFERENCES product_variant (id) ON DELETE SET NULL,
        delta int NOT NULL,
        reason text NOT NULL,
        order_id int,
        actor jsonb NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX stock_movement_product ON stock_movement (product_id, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE stock_movement, review, attribute, product_facet, product_variant, product_attribute, product_image, product, category;
    `);
  }
}
