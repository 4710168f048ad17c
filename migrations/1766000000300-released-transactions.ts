import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks bank transactions that no rule may book again, and permits several payments of one order by one transaction: a
 * payment may be moved to an order that already has a share of the transfer.
 */
export class ReleasedTransactions1766000000300 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE bank_transaction ADD COLUMN IF NOT EXISTS suggest_only boolean NOT NULL DEFAULT false',
    );
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS bank_allocation_transaction ON bank_allocation (transaction_id, order_id)`,
    );
    await runner.query(
      'ALTER TABLE bank_allocation DROP CONSTRAINT IF EXISTS bank_allocation_transaction_id_order_id_key',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_allocation ADD UNIQUE (transaction_id, order_id)');
    await runner.query('DROP INDEX bank_allocation_transaction');
    await runner.query('ALTER TABLE bank_transaction DROP COLUMN suggest_only');
  }
}
