import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the tax on delivery to orders, and the parts of the shipping cost by tax rate. */
export class TaxedDelivery1766000000350 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Constant defaults are not written to the rows, so the table is locked only for a moment.
    await runner.query(
      `ALTER TABLE shop_order
        ADD COLUMN shipping_tax bigint NOT NULL DEFAULT 0,
        ADD COLUMN shipping_taxes jsonb NOT NULL DEFAULT '[]'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_order DROP COLUMN shipping_tax, DROP COLUMN shipping_taxes');
  }
}
