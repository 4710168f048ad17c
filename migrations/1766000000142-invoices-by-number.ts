import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Valid invoices by their number without series and year, which payers often leave out. */
export class InvoicesByNumber1766000000142 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS invoice_by_number ON invoice (number)
        WHERE kind = 'invoice' AND cancelled_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX invoice_by_number');
  }
}
