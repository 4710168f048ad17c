import type { MigrationRunner, PluginMigration } from '@shop/contracts';

export class LiqPayRefunds1765300000000 implements PluginMigration {
  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`CREATE TABLE liqpay_refund (
      key text PRIMARY KEY, order_id text NOT NULL, amount_minor bigint NOT NULL CHECK (amount_minor > 0),
      done boolean NOT NULL DEFAULT false)`);
    await runner.query('CREATE INDEX ON liqpay_refund (order_id)');
  }

  async down(runner: MigrationRunner): Promise<void> {
    await runner.query('DROP TABLE liqpay_refund');
  }
}
