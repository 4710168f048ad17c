import type { MigrationInterface, QueryRunner } from 'typeorm';

const check = (states: string): string => `
  ALTER TABLE payment
    DROP CONSTRAINT payment_status_check,
    ADD CONSTRAINT payment_status_check CHECK (status IN (${states})) NOT VALID`;

/** Status `reversed`: a payment that was recorded by mistake, or whose transfer the bank has taken back. */
export class ReversedPayments1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(check(`'pending', 'authorized', 'releasing', 'captured', 'declined', 'voided', 'reversed'`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE payment SET status = 'voided' WHERE status = 'reversed';
      ${check(`'pending', 'authorized', 'releasing', 'captured', 'declined', 'voided'`)}`,
    );
  }
}
