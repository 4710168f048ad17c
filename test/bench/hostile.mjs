import pg from 'pg';
import { runMigrations } from '../../dist/src/platform/schema/migrate.js';
import { costOfHostileBodies } from './hostile-bodies.mjs';
import { command, freePort, load, memoryOf, onNewDatabase, option, start } from './harness.mjs';

/**
 * `npm run bench -- hostile [--products 10000 --seconds 20]`: ten orders per second from different addresses, first
 * alone, then beside one hostile client that sends every anonymous write and costly read in loops over 16 connections.
 * The goal is a p99 of orders below 1 s and no error. Afterwards it sends each hostile body and prints the CPU time of
 * its request.
 */
const products = Number(option('products', '10000'));
const seconds = Number(option('seconds', '20'));
const WANTED_P99 = 1000;
const WANTED_CPU = 1000;

async function measure(url, dataDir) {
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMIT: '120',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'fatal',
    DEMO: '0',
    PORT: String(await freePort()),
  };
  await runMigrations(url);
  await command('dist/src/seed.js', ['--products', String(products)], env);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query('UPDATE product SET in_stock = 1000000 WHERE NOT has_variants');
  await db.query('VACUUM ANALYZE');
  const ids = (
    await db.query('SELECT id FROM product WHERE NOT has_variants AND published ORDER BY random() LIMIT 2000')
  ).rows.map(({ id }) => id);
  const { alias: category } = (
    await db.query(
      'SELECT c.alias FROM product p JOIN category c ON c.id = p.category_id GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    )
  ).rows[0];
  const shop = `http://127.0.0.1:${env.PORT}`;
  const server = await start('dist/src/main.js', env, async () => (await fetch(`${shop}/health/ready`)).ok);
  const orders = {
    url: `${shop}/api/orders`,
    seconds,
    connections: 8,
    orders: { products: ids, perSecond: 10, ownAddresses: true },
  };

  print('orders alone', await load(orders));
  const aim = { product: ids[0], category, victim: 'victim@example.com' };
  const [beside, attack] = await Promise.all([
    load(orders),
    load({ url: shop, seconds, connections: 16, aim }, 'hostile-load.mjs'),
  ]);
  print('orders with a hostile client', beside);
  process.stdout.write(
    `  the hostile client: ${attack.requests} requests, answered ${JSON.stringify(attack.statuses)}\n`,
  );
  const { ms, name, path, sent } = await costOfHostileBodies({ shop, server, db });
  process.stdout.write(
    `  hostile bodies: ${sent} sent, the dearest took ${ms} ms of CPU ` +
      `(${name}, ${path}; wanted below ${WANTED_CPU}, ${ms < WANTED_CPU ? 'ok' : 'ABOVE'})\n`,
  );
  process.stdout.write(`  memory: ${(await memoryOf(server.pid)).toFixed(0)} MB\n`);
  await db.end();
}

function print(label, { perSecond, errors, p50, p99 }) {
  const verdict = p99 < WANTED_P99 && errors === 0 ? 'ok' : 'ABOVE';
  process.stdout.write(
    `  ${label.padEnd(32)} ${perSecond.toFixed(1)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms ` +
      `(wanted below ${WANTED_P99}, ${verdict}), errors ${errors}\n`,
  );
}

await onNewDatabase('hostile', measure);
