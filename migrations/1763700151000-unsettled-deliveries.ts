import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Earlier versions set the shop's first shipping method for fast orders, although the customer had not chosen it. This
 * removes it from orders without a country that can still be paid: an administrator chooses the method, and then the
 * order can be paid.
 */
export class UnsettledDeliveries1763700151000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE shop_order SET shipping_method = NULL
      WHERE is_quick AND status IN ('pending', 'awaiting_payment') AND paid = 0 AND shipping_method IS NOT NULL
        AND shipping_address->>'country' IS NULL
    `);
  }

  /** Nothing to undo: the customer had not chosen the former method. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}
