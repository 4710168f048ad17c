import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Checks the stored lines against the constraints of the previous migration, without blocking writes. */
export class RefundsByLinesValidated1766000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_item VALIDATE CONSTRAINT order_item_refunded_check;
      ALTER TABLE order_item VALIDATE CONSTRAINT order_item_restocked_check`);
  }

  async down(): Promise<void> {
    // A validated constraint needs no change.
  }
}
