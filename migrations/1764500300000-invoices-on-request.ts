import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders whose invoice is not issued automatically, because their client had many, but when it is requested. */
export class InvoicesOnRequest1764500300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_order ADD COLUMN invoice_on_request boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_order DROP COLUMN invoice_on_request');
  }
}
