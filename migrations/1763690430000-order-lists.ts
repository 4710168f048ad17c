import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTED = 'status, payment_method, payment_status, payment_due_at, customer_id';

/**
 * The indexes by which lists of orders are sorted contain all columns that filter them, so that a deep page and the
 * number of matches are read from the index alone. Customers are found by a part of their id, email address, phone
 * number or name.
 */
export class OrderLists1763690430000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX shop_order_created;
      CREATE INDEX shop_order_created ON shop_order (created_at, id) INCLUDE (${LISTED});
      CREATE INDEX shop_order_total ON shop_order (total, id) INCLUDE (${LISTED}, created_at);
      ALTER TABLE customer ADD COLUMN search_text text GENERATED ALWAYS AS (
        lower(id::text || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
      ) STORED;
      CREATE INDEX customer_search ON customer USING gin (search_text gin_trgm_ops) WITH (fastupdate = on);
      CREATE INDEX customer_registered ON customer (id) WHERE user_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX customer_registered, customer_search, shop_order_total, shop_order_created;
      ALTER TABLE customer DROP COLUMN search_text;
      CREATE INDEX shop_order_created ON shop_order (created_at, id);
    `);
  }
}
