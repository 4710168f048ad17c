import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks orders whose invoice is issued on request, because their client already got many automatic ones. */
export class InvoicesOnRequest1764500300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_order ADD COLUMN invoice_on_request boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE shop_order DROP COLUMN invoice_on_request');
  }
}
