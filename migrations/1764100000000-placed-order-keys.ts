import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys of the orders of the last hour, whatever their status, for the limits of callers that are not administrators:
 * keyed hashes as in `open_order_key`, deleted by age.
 */
export class PlacedOrderKeys1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE placed_order_key (
        key bytea NOT NULL,
        order_id int NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
        placed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (key, order_id)
      );
      CREATE INDEX placed_order_key_order ON placed_order_key (order_id);
      CREATE INDEX placed_order_key_placed ON placed_order_key (placed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE placed_order_key');
  }
}
