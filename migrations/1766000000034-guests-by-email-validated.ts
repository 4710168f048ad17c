import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the stored customers against the constraints of guests by email, without blocking writes. */
export class GuestsByEmailValidated1766000000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer VALIDATE CONSTRAINT customer_guest_email');
    await runner.query('ALTER TABLE customer VALIDATE CONSTRAINT customer_merged_into');
  }

  async down(): Promise<void> {
    // A validated constraint needs no change.
  }
}
