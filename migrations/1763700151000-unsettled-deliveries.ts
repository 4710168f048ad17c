import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A fast order used to get the shop's first shipping method unasked. Those that still take payment and name no country
 * have none chosen: an administrator chooses it, and the order is payable from then on.
 */
export class UnsettledDeliveries1763700151000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE shop_order SET shipping_method = NULL
      WHERE is_quick AND status IN ('pending', 'awaiting_payment') AND paid = 0 AND shipping_method IS NOT NULL
        AND shipping_address->>'country' IS NULL
    `);
  }

  /** The former method carries no information: it was not chosen by the buyer. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}
