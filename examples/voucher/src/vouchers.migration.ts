import type { MigrationRunner, PluginMigration } from '@shop/contracts';

export class Vouchers1763800080000 implements PluginMigration {
  async up(runner: MigrationRunner): Promise<void> {
    await runner.query(`CREATE TABLE voucher (
      code text PRIMARY KEY, amount_minor bigint NOT NULL CHECK (amount_minor > 0), currency char(3) NOT NULL,
        spent_by text UNIQUE)`);
    await runner.query('CREATE TABLE voucher_sale (order_id int NOT NULL, amount numeric NOT NULL)');
  }

  async down(runner: MigrationRunner): Promise<void> {
    await runner.query('DROP TABLE voucher_sale, voucher');
  }
}
