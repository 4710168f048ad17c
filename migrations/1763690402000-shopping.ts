import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Customers, carts, wishlists, comparisons, shipping methods. `holder` is the owner key of a cart or a list:
 * `c:<customer id>` or `g:<SHA-256 of the guest's token, hex>`.
 */
export class Shopping1763690402000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE customer (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id int UNIQUE REFERENCES app_user (id) ON DELETE SET NULL,
        first_name text,
        last_name text,
        email text,
        phone text,
        shipping_address text,
        shipping_city text,
        shipping_state text,
        shipping_zip text,
        shipping_country text CHECK (shipping_country ~ '^[A-Z]{2}$'),
        language text,
        version int NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX customer_email ON customer (lower(email), id);

      CREATE TABLE cart (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        holder text NOT NULL UNIQUE,
        shipping_method text,
        shipping_country text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX cart_age ON cart (updated_at);

      CREATE TABLE cart_item (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        cart_id bigint NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
        product_id int NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        variant_id int REFERENCES product_variant (id) ON DELETE CASCADE,
        quantity int NOT NULL CHECK (quantity >= 1),
        price_seen bigint NOT NULL,
        added_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE NULLS NOT DISTINCT (cart_id, product_id, variant_id)
      );

      CREATE TABLE wishlist_item (
        holder text NOT NULL,
        product_id int NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        added_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (holder, product_id)
      );
      CREATE INDEX wishlist_item_age ON wishlist_item (added_at);

      CREATE TABLE compare_item (
        holder text NOT NULL,
        product_id int NOT NULL REFERENCES product (id) ON DELETE CASCADE,
        added_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (holder, product_id)
      );
      CREATE INDEX compare_item_age ON compare_item (added_at);

      CREATE TABLE shipping_method (
        key text PRIMARY KEY,
        active boolean NOT NULL,
        position int NOT NULL,
        title jsonb NOT NULL,
        settings jsonb NOT NULL DEFAULT '{}',
        version int NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shipping_method, compare_item, wishlist_item, cart_item, cart, customer');
  }
}
