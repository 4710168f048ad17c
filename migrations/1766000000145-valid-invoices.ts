import type { MigrationInterface, QueryRunner } from 'typeorm';

/** At most one invoice of an order is valid: neither cancelled, nor credited and followed by another one. */
export class ValidInvoices1766000000145 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS invoice_valid ON invoice (order_id)
        WHERE kind = 'invoice' AND cancelled_at IS NULL AND credited_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX invoice_valid');
  }
}
