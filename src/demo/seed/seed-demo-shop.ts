import { FRESH_SETTINGS, SHOP_KEY } from '../../settings/index.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { INestApplicationContext } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { demoCategories, demoProducts, demoReviews, demoSettings } from '../demo-data.js';
import { seedAttributeLabels } from './seed-attribute-labels.js';
import { seedCategories } from './seed-categories.js';
import { seedPages } from './seed-pages.js';
import { seedPaymentMethods } from './seed-payment-methods.js';
import { seedProducts } from './seed-products.js';
import { seedReviews } from './seed-reviews.js';
import { writePictures } from './write-pictures.js';

/** Whether the shop has no products and no orders yet. */
export async function isEmptyShop(app: INestApplicationContext): Promise<boolean> {
  const [row] = await app.get(Database).query<{ empty: boolean }>(
    `SELECT NOT (EXISTS (SELECT FROM product) OR EXISTS (SELECT FROM category)
        OR EXISTS (SELECT FROM shop_order)) AS empty`,
  );
  return row!.empty;
}

/** Stores the name of the demo shop and its contact data. */
async function seedShop(tx: Transaction): Promise<void> {
  const { shopName, seller } = demoSettings;
  const settings = { ...FRESH_SETTINGS, shop_name: shopName.en, seller: { ...FRESH_SETTINGS.seller, ...seller } };
  await tx.query('INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [
    SHOP_KEY,
    JSON.stringify(settings),
  ]);
}

/** Stores the pickup details and the title of delivery, and what each of them requires at checkout. */
async function seedDelivery(tx: Transaction): Promise<void> {
  await tx.query(
    `UPDATE shipping_method SET settings = settings || $1::jsonb, version = version + 1 WHERE key = 'pickup'`,
    [JSON.stringify(demoSettings.pickup)],
  );
  await tx.query(
    `UPDATE shipping_method SET title = $1, settings = settings || $2::jsonb, version = version + 1
     WHERE key = 'flat_rate'`,
    [JSON.stringify(demoSettings.delivery), JSON.stringify(demoSettings.courier)],
  );
}

/** An arbitrary number, the same in every instance, so that only one of several starting instances fills the shop. */
const LOCK = 4_917_003;

/** Fills an empty shop with the demo shop Quiet Shelf, in one transaction. A shop with data stays unchanged. */
export async function seedDemoShop(app: INestApplicationContext): Promise<void> {
  const config = app.get(Config);
  await writePictures(config.dataDir);
  await app.get(Database).transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const [row] = await tx.query<{ filled: boolean }>(
      'SELECT EXISTS (SELECT FROM product) OR EXISTS (SELECT FROM category) AS filled',
    );
    if (row!.filled) return;
    const picture = (path: string): string => config.basePath + path;
    await seedCategories(tx, demoCategories, picture);
    await seedProducts(tx, demoProducts, config.currency, picture);
    await seedReviews(tx, demoReviews);
    await seedAttributeLabels(tx);
    await seedPaymentMethods(tx);
    await seedDelivery(tx);
    await seedPages(tx);
    await seedShop(tx);
    tx.touch(
      'settings',
      'products',
      'stock-edges',
      'categories',
      'attributes',
      'payment-methods',
      'shipping-methods',
      'content',
    );
  });
}
