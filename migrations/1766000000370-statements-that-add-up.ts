import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the transactions of a statement add up to the change of its balance; null without balances, and for
 * statements of earlier imports, unless their file had the warning `balance_mismatch` and no other statement.
 */
export class StatementsThatAddUp1766000000370 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_statement ADD COLUMN adds_up boolean;
      UPDATE bank_statement s SET adds_up = false
        FROM bank_file f
        WHERE f.id = s.file_id AND 'balance_mismatch' = ANY (f.warnings)
          AND s.opening IS NOT NULL AND s.closing IS NOT NULL
          AND NOT EXISTS (SELECT FROM bank_statement other WHERE other.file_id = s.file_id AND other.id <> s.id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_statement DROP COLUMN adds_up');
  }
}
