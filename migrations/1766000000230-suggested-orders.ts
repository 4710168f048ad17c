import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes bank transactions by the orders that their suggestions name. */
export class SuggestedOrders1766000000230 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // With fastupdate, each look-up after a large import would read the whole list of pending entries.
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS bank_transaction_suggested_order ON bank_transaction
        USING gin (jsonb_path_query_array(suggestions, '$[*].allocations[*].order_id') jsonb_path_ops)
        WITH (fastupdate = off) WHERE state = 'suggested'`,
    );
    // The unique index of content_key begins with the same columns, so this index is redundant.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS bank_transaction_known');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX bank_transaction_known ON bank_transaction (account_id, content_key)');
    await runner.query('DROP INDEX bank_transaction_suggested_order');
  }
}
