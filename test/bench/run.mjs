import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../dist/libs/embedded-postgres/index.js';
import { command, cpuOf, freePort, load, memoryOf, option, peakMemoryOf, start, stopAll } from './harness.mjs';
import { runMigrations } from '../../dist/src/platform/schema/migrate.js';

/**
 * `npm run bench [-- --products 10000,100000 --rounds 3 --seconds 4 --only order]`: measures the shop and the raw
 * server alternately, each on its own tables, and prints medians and their ratios. Compare ratios, not medians, because
 * both servers share the machine. If the machine has other load, compare the CPU time per request, which includes only
 * the work of the server.
 */
const sizes = option('products', '10000,100000').split(',').map(Number);
const rounds = Number(option('rounds', '3'));
const seconds = Number(option('seconds', '4'));
/** Runs only the measurements whose name contains this word, e.g. `order`. */
const only = option('only', '');
const CONNECTIONS = 16;
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.tmp', `bench-${process.pid}`);

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function bench(size, url) {
  const env = {
    DATABASE_URL: url,
    DATA_DIR: join(folder, `shop-${size}`),
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    DEMO: '0',
  };
  mkdirSync(env.DATA_DIR, { recursive: true });
  await runMigrations(url);
  await command('dist/src/seed.js', ['--products', String(size)], env);
  const db = new pg.Client({ connectionString: url });
  db.on('error', () => undefined);
  await db.connect();
  await db.query('UPDATE product SET in_stock = 1000000 WHERE NOT has_variants');
  await db.query(
    `INSERT INTO payment_method (key, provider, active, position, title, description, settings)
     VALUES ('bank_invoice', 'bank_invoice', true, 1, '{}', '{}', $1)
     ON CONFLICT (key) DO UPDATE SET active = true, settings = excluded.settings`,
    [
      {
        account_holder: 'Shop',
        bank_name: 'Bank',
        account_number: 'UA213223130000026007233566001',
        bank_code: '322313',
        tax_id: '12345678',
      },
    ],
  );
  await db.query('VACUUM ANALYZE');
  const products = (
    await db.query('SELECT id FROM product WHERE NOT has_variants AND published ORDER BY random() LIMIT 2000')
  ).rows.map(({ id }) => id);
  const { category, alias } = (
    await db.query(
      `SELECT c.id AS category, c.alias FROM product p JOIN category c ON c.id = p.category_id GROUP BY 1
        ORDER BY count(*) DESC LIMIT 1`,
    )
  ).rows[0];
  const detail = products[0];

  const [shopPort, rawPort] = [await freePort(), await freePort()];
  const shop = `http://127.0.0.1:${shopPort}`;
  const raw = `http://127.0.0.1:${rawPort}`;
  const server = await start(
    'dist/src/main.js',
    { ...env, PORT: String(shopPort) },
    async () => (await fetch(`${shop}/health/ready`)).ok,
  );
  const rawServer = await start(
    'test/bench/raw-server.mjs',
    { ...env, PORT: String(rawPort) },
    async () => (await fetch(`${raw}/categories`)).ok,
  );

  const pages = {
    list: ['/api/products', '/list'],
    category: [`/api/products?category=${category}`, `/category/${category}`],
    detail: [`/api/products/${detail}`, `/detail/${detail}`],
    categories: ['/api/categories', '/categories'],
  };
  const results = [];
  // Brings the servers into the state of servers that run for a while: compiled code (the checkout takes some thousand
  // requests), and statistics of the tables. A plan made for an empty table reads all its rows later; autovacuum
  // corrects that once a minute, which is too late for a short run.
  const settle = async (rawJob, shopJob) => {
    await load({ ...rawJob, seconds: 2 * seconds, connections: CONNECTIONS });
    await load({ ...shopJob, seconds: 5 * seconds, connections: CONNECTIONS });
    await db.query('ANALYZE');
  };
  const alternately = async (label, target, shopJob, rawJob, background) => {
    if (!label.includes(only)) return;
    if (shopJob.orders) await settle(rawJob, shopJob);
    const ratios = [];
    const rates = { shop: [], raw: [] };
    const cpu = { shop: [], raw: [] };
    const measured = async (pid, job) => {
      const before = await cpuOf(pid);
      const result = await load({ ...job, seconds, connections: CONNECTIONS });
      return { ...result, cpu: ((await cpuOf(pid)) - before) / result.count };
    };
    let errors = 0;
    for (let round = 0; round < rounds; round++) {
      const noise = (base) =>
        background && load({ url: base, seconds: seconds + 0.5, connections: 4, orders: { products, perSecond: 20 } });
      const rawNoise = noise(`${raw}/orders`);
      const rawResult = await measured(rawServer.pid, rawJob);
      await rawNoise;
      const shopNoise = noise(`${shop}/api/orders`);
      const shopResult = await measured(server.pid, shopJob);
      await shopNoise;
      errors += shopResult.errors + rawResult.errors;
      cpu.shop.push(shopResult.cpu);
      cpu.raw.push(rawResult.cpu);
      rates.shop.push(shopResult.perSecond);
      rates.raw.push(rawResult.perSecond);
      ratios.push(shopResult.perSecond / rawResult.perSecond);
    }
    results.push({
      size,
      label,
      target,
      ratio: median(ratios),
      shop: median(rates.shop),
      raw: median(rates.raw),
      shopCpu: median(cpu.shop),
      rawCpu: median(cpu.raw),
      errors,
    });
    print(results.at(-1));
  };
  for (const [label, [ours, theirs]] of Object.entries(pages))
    await alternately(label, 1, { url: shop + ours }, { url: raw + theirs });
  // The shop renders a page with layout, filters and a CSRF token per reader; the raw server returns only the rows.
  await alternately('category as a page', 0.4, { url: `${shop}/category/${alias}` }, { url: raw + pages.category[1] });
  for (const [label, [ours, theirs]] of Object.entries(pages))
    await alternately(`${label}, 20 orders/s`, 0.5, { url: shop + ours }, { url: raw + theirs }, true);
  await alternately(
    'category as a page, 20 orders/s',
    0.4,
    { url: `${shop}/category/${alias}` },
    { url: raw + pages.category[1] },
    true,
  );
  await alternately(
    'new order',
    0.6,
    { url: `${shop}/api/orders`, orders: { products } },
    { url: `${raw}/orders`, orders: { products } },
  );
  await alternately(
    'new cart',
    0.5,
    { url: `${shop}/api/cart/add`, orders: { products } },
    { url: `${raw}/cart`, orders: { products } },
  );
  await alternately(
    'checkout: new cart, order, pay',
    0.3,
    { url: shop, checkout: true, orders: { products } },
    { url: `${raw}/orders`, orders: { products } },
  );
  const peak = await peakMemoryOf(server.pid);
  const memory = await memoryOf(server.pid);
  process.stdout.write(
    `  memory under load: ${memory.toFixed(0)} MB (target below 350), peak ${peak.toFixed(0)} MB (target below 300)\n`,
  );
  await db.end();
  stopAll();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return { results, memory };
}

function print({ size, label, target, ratio, shop, raw, shopCpu, rawCpu, errors }) {
  const verdict = ratio >= target ? 'ok' : 'BELOW';
  process.stdout.write(
    `  ${String(size).padStart(6)}  ${label.padEnd(31)} ratio ${ratio.toFixed(2).padStart(6)}  ` +
      `(target ${target.toFixed(1)}, ${verdict})  shop ${shop.toFixed(0)}/s, raw ${raw.toFixed(0)}/s, ` +
      `CPU ${shopCpu.toFixed(2)} ms against ${rawCpu.toFixed(2)} ms, errors ${errors}\n`,
  );
}

const all = [];
try {
  for (const size of sizes) {
    mkdirSync(join(folder, `${size}`), { recursive: true });
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, `${size}`), log: () => undefined });
    try {
      all.push(await bench(size, postgres.url));
    } finally {
      stopAll();
      await postgres.stop();
    }
  }
  writeFileSync(join(root, '.tmp', 'bench.json'), JSON.stringify(all, null, 2));
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error.stack}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
