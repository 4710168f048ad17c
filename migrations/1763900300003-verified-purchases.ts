import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the author had bought the product when the review was written. The value is kept when the account is erased.
 */
export class VerifiedPurchases1763900300003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE review ADD COLUMN verified_purchase boolean NOT NULL DEFAULT false;
      UPDATE review r SET verified_purchase = true WHERE EXISTS (
        SELECT FROM customer c JOIN shop_order o ON o.customer_id = c.id JOIN order_item i ON i.order_id = o.id
        WHERE c.user_id = r.user_id AND i.product_id = r.product_id AND o.created_at <= r.created_at
          AND o.status <> 'cancelled' AND (o.paid_at IS NOT NULL OR o.shipped_at IS NOT NULL OR o.status = 'completed')
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review DROP COLUMN verified_purchase');
  }
}
