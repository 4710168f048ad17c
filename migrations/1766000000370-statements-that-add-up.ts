import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the transactions of a statement add up to the change of its balance; null without balances. The statements of
 * files with the warning `balance_mismatch` are compared with the stored transactions.
 */
export class StatementsThatAddUp1766000000370 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE bank_statement ADD COLUMN adds_up boolean;
      UPDATE bank_statement s SET adds_up = (s.closing - s.opening = (SELECT coalesce(sum(t.amount), 0)
          FROM bank_transaction t WHERE t.account_id = s.account_id AND t.booked_on BETWEEN s.from_day AND s.to_day))
        FROM bank_file f
        WHERE f.id = s.file_id AND 'balance_mismatch' = ANY (f.warnings)
          AND s.opening IS NOT NULL AND s.closing IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bank_statement DROP COLUMN adds_up');
  }
}
