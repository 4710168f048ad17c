import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Validates the checks of tax classes. In a transaction of its own, this delays no write. */
export class ValidTaxClasses1766000000341 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product VALIDATE CONSTRAINT product_tax_class');
    await runner.query('ALTER TABLE order_item VALIDATE CONSTRAINT order_item_tax_class');
  }

  /** A validated check needs no change: it is dropped with its column. */
  async down(): Promise<void> {}
}
