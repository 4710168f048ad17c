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
    // PostgreSQL keeps an interrupted index as invalid, and IF NOT EXISTS would take it for the finished one.
    const invalid = (await runner.query(
      `SELECT FROM pg_index WHERE indexrelid = to_regclass('bank_allocation_transaction') AND NOT indisvalid`,
    )) as unknown[];
    if (invalid.length > 0) await runner.query('DROP INDEX CONCURRENTLY bank_allocation_transaction');
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS bank_allocation_transaction ON bank_allocation (transaction_id, order_id)`,
    );
    await runner.query(
      'ALTER TABLE bank_allocation DROP CONSTRAINT IF EXISTS bank_allocation_transaction_id_order_id_key',
    );
  }

  /**
   * Refused while a bank transaction has several payments of one order: the earlier version would reverse only one of
   * them. Take back the booking of that transaction first. The steps can be repeated after an interruption.
   */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE bank_allocation DROP CONSTRAINT IF EXISTS bank_allocation_transaction_id_order_id_key,
        ADD CONSTRAINT bank_allocation_transaction_id_order_id_key UNIQUE (transaction_id, order_id)`,
    );
    await runner.query('DROP INDEX IF EXISTS bank_allocation_transaction');
    await runner.query('ALTER TABLE bank_transaction DROP COLUMN IF EXISTS suggest_only');
  }
}
