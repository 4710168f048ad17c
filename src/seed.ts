import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { runCommand } from './cli/run-command.js';
import { seedBulk } from './demo/seed/bulk/seed-bulk.js';
import { seedOrders } from './demo/seed/bulk/seed-orders.js';
import { writePictures } from './demo/seed/write-pictures.js';

const MOST = 1_000_000;

interface SeedOptions {
  readonly products: number;
  readonly orders: number;
}

/**
 * `npm run seed -- --products N --orders N`: adds realistic products, and orders of the last two years, to try the shop
 * with many records. A running server shows the products within a minute.
 */
await runCommand({
  read: readSeedOptions,
  usage: `Usage: npm run seed -- --products N --orders N   (1 to ${MOST}; one of them is enough)`,
  async run({ url, settings, print }, { products, orders }) {
    const started = Date.now();
    if (products > 0) {
      await writePictures(settings.dataDir);
      await seedBulk(url, settings.currency, products, print);
    }
    if (orders > 0) await seedOrders(url, settings.currency, orders, print);
    print(`Done in ${Math.round((Date.now() - started) / 1000)} s.`);
    return null;
  },
});

function readSeedOptions(args: string[]): SeedOptions {
  const { values } = parseArgs({ args, options: { products: { type: 'string' }, orders: { type: 'string' } } });
  const [products = NaN, orders = NaN] = [values.products, values.orders].map((text = '0') =>
    /^\d{1,7}$/.test(text) ? Number(text) : NaN,
  );
  if (products + orders > 0 && products <= MOST && orders <= MOST) return { products, orders };
  throw new Error(`Say how many products or orders, each a whole number up to ${MOST}.`);
}
