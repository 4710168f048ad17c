import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the stored payments against the constraint of the previous migration, without blocking writes. */
export class ReversedPaymentsValidated1765401000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment VALIDATE CONSTRAINT payment_status_check');
  }

  async down(): Promise<void> {
    // A validated constraint needs no change.
  }
}
