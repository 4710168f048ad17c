import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { joinDatabase } from './cli/join-database.js';
import { failStart, readSettings } from './cli/settings.js';
import { seedBulk } from './demo/seed/bulk/seed-bulk.js';
import { seedOrders } from './demo/seed/bulk/seed-orders.js';
import { writePictures } from './demo/seed/write-pictures.js';
import { runMigrations } from './platform/database/migrate.js';

const MOST = 1_000_000;
const USAGE = `Usage: npm run seed -- --products N --orders N   (1 to ${MOST}; one of them is enough)`;

/**
 * `npm run seed -- --products N --orders N`: adds plausible products, and orders of the last two years, to try the shop at
 * size. A running server sees the products within a minute.
 */
function wanted(): { products: number; orders: number } {
  try {
    const { values } = parseArgs({ options: { products: { type: 'string' }, orders: { type: 'string' } } });
    const [products, orders] = [values.products, values.orders].map((text) => (text === undefined ? 0 : /^\d{1,7}$/.test(text) ? Number(text) : NaN));
    if (products! + orders! > 0 && products! <= MOST && orders! <= MOST) return { products: products!, orders: orders! };
  } catch {
    // an option that does not exist
  }
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}

const { products, orders } = wanted();
const settings = readSettings();
try {
  const database = await joinDatabase(settings);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    await runMigrations(database.url);
    const started = Date.now();
    if (products > 0) {
      await writePictures(settings.dataDir);
      await seedBulk(database.url, settings.currency, products, say);
    }
    if (orders > 0) await seedOrders(database.url, settings.currency, orders, say);
    say(`Done in ${Math.round((Date.now() - started) / 1000)} s.`);
  } finally {
    await database.close();
  }
} catch (error) {
  failStart(error);
}
