import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for the lists of products in the panel, and uploaded pictures.
 *
 * A narrow table has a copy of the stock and its index. With an index on `product.in_stock` itself, every sale would
 * write a dozen indexes of the product, because PostgreSQL updates a row in place only if no indexed column changes.
 * Unpublished products are few: their own indexes cost published products nothing, and together with the indexes of
 * those they sort lists of both.
 */
export class ProductAdministration1763690425000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stock_level (
        product_id int PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
        in_stock int NOT NULL
      );
      INSERT INTO stock_level SELECT id, in_stock FROM product;
      CREATE INDEX stock_level_in_stock ON stock_level (in_stock, product_id);
      CREATE FUNCTION keep_stock_level() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            INSERT INTO stock_level (product_id, in_stock) VALUES (NEW.id, NEW.in_stock);
          ELSE
            UPDATE stock_level SET in_stock = NEW.in_stock WHERE product_id = NEW.id;
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER product_made_stock_level AFTER INSERT ON product FOR EACH ROW EXECUTE FUNCTION keep_stock_level();
      CREATE TRIGGER product_stock_level AFTER UPDATE OF in_stock ON product FOR EACH ROW
        WHEN (OLD.in_stock IS DISTINCT FROM NEW.in_stock) EXECUTE FUNCTION keep_stock_level();

      CREATE INDEX product_hidden_by_position ON product (position, id) WHERE NOT published AND deleted_at IS NULL;
      CREATE INDEX product_hidden_by_price ON product (price, id) WHERE NOT published AND deleted_at IS NULL;
      CREATE INDEX product_hidden_by_created ON product (created_at, id) WHERE NOT published AND deleted_at IS NULL;
      CREATE INDEX product_hidden_by_name_en ON product (name_en, id) WHERE NOT published AND deleted_at IS NULL;
      CREATE INDEX product_hidden_by_name_uk ON product (name_uk, id) WHERE NOT published AND deleted_at IS NULL;
      CREATE INDEX product_hidden_by_name_ru ON product (name_ru, id) WHERE NOT published AND deleted_at IS NULL;

      ALTER TABLE stock_movement ADD COLUMN note text;

      CREATE TABLE picture (
        image text PRIMARY KEY,
        width int NOT NULL,
        height int NOT NULL,
        uploaded_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX picture_uploaded_at ON picture (uploaded_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE picture;
      ALTER TABLE stock_movement DROP COLUMN note;
      DROP INDEX product_hidden_by_position, product_hidden_by_price, product_hidden_by_created,
        product_hidden_by_name_en, product_hidden_by_name_uk, product_hidden_by_name_ru;
      DROP TRIGGER product_stock_level ON product;
      DROP TRIGGER product_made_stock_level ON product;
      DROP FUNCTION keep_stock_level;
      DROP TABLE stock_level;
    `);
  }
}
