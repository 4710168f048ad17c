import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys of open unpaid orders that hold stock, for the limits of callers that are not administrators: keyed hashes of
 * the email address, the phone number and the client's address of each order. A trigger deletes the keys when the order
 * gets a payment or is no longer open. `max_quantity` of a product limits the quantity of a line.
 */
export class OpenOrderKeys1763700140000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE open_order_key (
        key bytea NOT NULL,
        order_id int NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
        PRIMARY KEY (key, order_id)
      );
      CREATE INDEX open_order_key_order ON open_order_key (order_id);

      CREATE FUNCTION forget_open_order() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM open_order_key WHERE order_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER shop_order_closed AFTER UPDATE OF status, paid ON shop_order FOR EACH ROW
        WHEN (OLD.status IN ('pending', 'awaiting_payment') AND (NEW.status NOT IN ('pending', 'awaiting_payment') OR (OLD.paid = 0 AND NEW.paid > 0)))
        EXECUTE FUNCTION forget_open_order();

      ALTER TABLE product ADD COLUMN max_quantity int CHECK (max_quantity >= 1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE product DROP COLUMN max_quantity;
      DROP TRIGGER shop_order_closed ON shop_order;
      DROP FUNCTION forget_open_order();
      DROP TABLE open_order_key;
    `);
  }
}
