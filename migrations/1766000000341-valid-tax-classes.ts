import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the checks of tax classes. In a separate transaction, this blocks no writes. */
export class ValidTaxClasses1766000000341 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product VALIDATE CONSTRAINT product_tax_class');
    await runner.query('ALTER TABLE order_item VALIDATE CONSTRAINT order_item_tax_class');
  }

  /** Changes nothing: the checks are dropped with their columns. */
  async down(): Promise<void> {}
}
