import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `operation_intent` identifies the request with an Idempotency-Key that captured or released a reserved amount, so
 * that a repeat of the request finds the operation.
 */
export class OperationIntents1765310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment ADD COLUMN operation_intent uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payment DROP COLUMN operation_intent');
  }
}
