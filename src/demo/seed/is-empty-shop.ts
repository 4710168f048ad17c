import type { INestApplicationContext } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** Whether the shop has no products and no orders yet. */
export async function isEmptyShop(app: INestApplicationContext): Promise<boolean> {
  const [row] = await app
    .get(Database)
    .query<{ empty: boolean }>(
      'SELECT NOT (EXISTS (SELECT FROM product) OR EXISTS (SELECT FROM category) OR EXISTS (SELECT FROM shop_order)) AS empty',
    );
  return row!.empty;
}
