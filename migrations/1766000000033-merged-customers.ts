import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of the customers that were merged into another one, because all of them are erased together. */
export class MergedCustomers1766000000033 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX CONCURRENTLY customer_merged ON customer (merged_into) WHERE merged_into IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX customer_merged');
  }
}
