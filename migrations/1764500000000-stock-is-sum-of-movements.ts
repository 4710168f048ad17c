import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Removes the stock of removed variants, and adds a movement to each variant and product without variants whose stock
 * differs from the sum of its movements.
 */
export class StockIsSumOfMovements1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE product_variant SET in_stock = 0 WHERE deleted_at IS NOT NULL AND in_stock <> 0;

      WITH held AS (
        SELECT id AS product_id, NULL::int AS variant_id, CASE WHEN has_variants THEN 0 ELSE in_stock END AS pieces
          FROM product
        UNION ALL SELECT product_id, id, in_stock FROM product_variant
      ), moved AS (
        SELECT product_id, variant_id, sum(delta)::int AS pieces FROM stock_movement GROUP BY 1, 2
      )
      INSERT INTO stock_movement (product_id, variant_id, delta, reason, actor)
      SELECT h.product_id, h.variant_id, h.pieces - coalesce(m.pieces, 0), 'reconciled',
        '{"kind": "system", "id": null, "name": null}'
      FROM held h LEFT JOIN moved m ON m.product_id = h.product_id AND m.variant_id IS NOT DISTINCT FROM h.variant_id
      WHERE h.pieces <> coalesce(m.pieces, 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM stock_movement WHERE reason = 'reconciled'`);
  }
}
