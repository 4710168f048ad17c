import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In the order in which a checkout locks them, so that the migration and a checkout do not deadlock. */
const TABLES = ['order_item', 'product'] as const;

/** Adds the tax class to products and to order lines. The next migration validates the checks. */
export class TaxClasses1766000000340 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN tax_class text NOT NULL DEFAULT 'standard',
          ADD CONSTRAINT ${table}_tax_class CHECK (tax_class IN ('standard', 'reduced', 'super_reduced', 'zero')) NOT VALID`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN tax_class`);
  }
}
