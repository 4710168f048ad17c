import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A provider may have several methods, each with its own key. Orders refer to methods by foreign keys, so that a method
 * with orders cannot be deleted. `known_provider` lists the providers for which the shop has already created a method.
 */
export class MethodProviders1763800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment_method ADD COLUMN provider text;
      ALTER TABLE shipping_method ADD COLUMN provider text, ADD COLUMN id int, ALTER COLUMN title SET DEFAULT '{}';

      -- an order whose method has no row, such as one that was imported by hand, gets one that is not offered
      INSERT INTO payment_method (key, active, position)
        SELECT DISTINCT o.payment_method, false, 1000000 FROM shop_order o
        WHERE NOT EXISTS (SELECT FROM payment_method m WHERE m.key = o.payment_method);
      INSERT INTO shipping_method (key, active, position)
        SELECT DISTINCT o.shipping_method, false, 1000000 FROM shop_order o
        WHERE o.shipping_method IS NOT NULL
          AND NOT EXISTS (SELECT FROM shipping_method m WHERE m.key = o.shipping_method);

      UPDATE payment_method SET provider = key;
      UPDATE shipping_method m SET provider = m.key, id = n.id
        FROM (SELECT key, row_number() OVER (ORDER BY position, key) AS id FROM shipping_method) n WHERE n.key = m.key;
      ALTER TABLE payment_method ALTER COLUMN provider SET NOT NULL;
      ALTER TABLE shipping_method ALTER COLUMN provider SET NOT NULL, ALTER COLUMN id SET NOT NULL,
        DROP CONSTRAINT shipping_method_pkey, ADD PRIMARY KEY (id),
        ADD CONSTRAINT shipping_method_key_key UNIQUE (key);
      ALTER TABLE shipping_method ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
      SELECT setval(pg_get_serial_sequence('shipping_method', 'id'), max(id)) FROM shipping_method HAVING max(id) > 0;

      ALTER TABLE shop_order
        ADD CONSTRAINT shop_order_payment_method_fkey FOREIGN KEY (payment_method) REFERENCES payment_method (key),
        ADD CONSTRAINT shop_order_shipping_method_fkey FOREIGN KEY (shipping_method) REFERENCES shipping_method (key);

      CREATE TABLE known_provider (kind text, key text, PRIMARY KEY (kind, key));
      INSERT INTO known_provider
        SELECT 'payment_method', key FROM payment_method UNION ALL SELECT 'shipping_method', key FROM shipping_method;
    `);
  }

  /**
   * Drops the provider of each method. The previous version then takes a method's key for its provider, and does not
   * offer additional methods, whose keys are not those of a provider.
   */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE known_provider;
      ALTER TABLE shop_order DROP CONSTRAINT shop_order_payment_method_fkey,
        DROP CONSTRAINT shop_order_shipping_method_fkey;
      ALTER TABLE shipping_method DROP CONSTRAINT shipping_method_pkey, DROP CONSTRAINT shipping_method_key_key,
        ADD PRIMARY KEY (key), DROP COLUMN id, DROP COLUMN provider, ALTER COLUMN title DROP DEFAULT;
      ALTER TABLE payment_method DROP COLUMN provider;
    `);
  }
}
