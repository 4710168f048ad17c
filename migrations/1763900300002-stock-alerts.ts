import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests for an email when a product can be bought again, one email for each. `id` cannot be guessed and identifies
 * the request in the link of the email.
 */
export class StockAlerts1763900300002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stock_alert (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        product_id int NOT NULL REFERENCES product ON DELETE CASCADE,
        variant_id int REFERENCES product_variant ON DELETE CASCADE,
        email text NOT NULL,
        language text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz
      );
      CREATE UNIQUE INDEX stock_alert_waiting ON stock_alert (product_id, coalesce(variant_id, 0), lower(email)) WHERE sent_at IS NULL;
      CREATE INDEX stock_alert_variant ON stock_alert (variant_id);
      CREATE INDEX stock_alert_product ON stock_alert (product_id);
      CREATE INDEX stock_alert_email ON stock_alert (lower(email));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE stock_alert');
  }
}
