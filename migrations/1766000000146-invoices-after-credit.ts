import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removes the index that allowed one invoice that was not cancelled; `invoice_valid` has taken its place. */
export class InvoicesAfterCredit1766000000146 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX invoice_in_force');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE invoice SET cancelled_at = credited_at WHERE credited_at IS NOT NULL;
      CREATE UNIQUE INDEX invoice_in_force ON invoice (order_id) WHERE cancelled_at IS NULL AND kind = 'invoice';
    `);
  }
}
