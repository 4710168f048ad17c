import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request with an Idempotency-Key that captured or released a reserved amount: a repeat finds its operation. */
export class OperationIntents1765310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment ADD COLUMN operation_intent uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment DROP COLUMN operation_intent');
  }
}
