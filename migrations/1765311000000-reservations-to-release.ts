import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Status `releasing`: a reserved amount that the order does not need. The shop asks the provider to release it, until
 * the provider has done so.
 */
export class ReservationsToRelease1765311000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment
        DROP CONSTRAINT payment_operation_check,
        DROP CONSTRAINT payment_status_check,
        ADD CONSTRAINT payment_status_check
          CHECK (status IN ('pending', 'authorized', 'releasing', 'captured', 'declined', 'voided')),
        ADD CONSTRAINT payment_operation_check
          CHECK (operation IS NULL OR (status IN ('authorized', 'releasing') AND operation IN ('capture', 'void')
            AND operation_key IS NOT NULL)),
        ADD CONSTRAINT payment_releasing_check
          CHECK (status <> 'releasing' OR operation IS NOT DISTINCT FROM 'void')`);
  }

  /** An amount stays reserved if its order has no other open payment, because the earlier version allows one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE payment SET status = 'authorized' WHERE id IN (
        SELECT max(id) FROM payment p WHERE status = 'releasing' AND NOT EXISTS (
          SELECT FROM payment o WHERE o.order_id = p.order_id AND o.status IN ('pending', 'authorized'))
        GROUP BY order_id);
      UPDATE payment SET status = 'voided', operation = NULL WHERE status = 'releasing';
      ALTER TABLE payment
        DROP CONSTRAINT payment_releasing_check,
        DROP CONSTRAINT payment_operation_check,
        DROP CONSTRAINT payment_status_check,
        ADD CONSTRAINT payment_status_check
          CHECK (status IN ('pending', 'authorized', 'captured', 'declined', 'voided')),
        ADD CONSTRAINT payment_operation_check
          CHECK (operation IS NULL
            OR (status = 'authorized' AND operation IN ('capture', 'void') AND operation_key IS NOT NULL))`);
  }
}
