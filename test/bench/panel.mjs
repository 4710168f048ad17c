import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runMigrations } from '../../dist/src/platform/schema/migrate.js';
import { startEmbeddedPostgres } from '../../dist/libs/embedded-postgres/index.js';

/**
 * `npm run bench:panel [-- --orders 100000]`: response times of the panel's lists and its dashboard on large tables,
 * compared with the simplest SQL for the same page on the same machine. Median of seven, in milliseconds.
 */
const at = process.argv.indexOf('--orders');
const orders = at > 0 ? Number(process.argv[at + 1]) : 100_000;
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.tmp', `bench-panel-${process.pid}`);
const PORT = '3977';
const base = `http://127.0.0.1:${PORT}`;

const PAGE = 'SELECT * FROM shop_order';
const lists = [
  [
    'orders, newest first',
    '/api/orders',
    `${PAGE} ORDER BY created_at DESC, id DESC LIMIT 20`,
    'SELECT count(*) FROM shop_order',
  ],
  [
    'orders, page 4,000',
    '/api/orders?page=4000',
    `${PAGE} ORDER BY created_at DESC, id DESC LIMIT 20 OFFSET 79980`,
    'SELECT count(*) FROM shop_order',
  ],
  [
    'by total',
    '/api/orders?sort=-total',
    `${PAGE} ORDER BY total DESC, id DESC LIMIT 20`,
    'SELECT count(*) FROM shop_order',
  ],
  [
    'completed',
    '/api/orders?status=completed',
    `${PAGE} WHERE status = 'completed' ORDER BY created_at DESC LIMIT 20`,
    "SELECT count(*) FROM shop_order WHERE status = 'completed'",
  ],
  [
    'overdue',
    '/api/orders?overdue=1',
    `${PAGE} WHERE status = 'awaiting_payment' AND payment_due_at < now() ORDER BY created_at DESC LIMIT 20`,
    "SELECT count(*) FROM shop_order WHERE status = 'awaiting_payment' AND payment_due_at < now()",
  ],
  [
    'search by a name',
    '/api/orders?q=%D1%82%D0%BA%D0%B0%D1%87',
    `${PAGE} WHERE search_text LIKE '%ткач%' ORDER BY created_at DESC LIMIT 20`,
    "SELECT count(*) FROM shop_order WHERE search_text LIKE '%ткач%'",
  ],
  [
    'search that finds nearly all',
    '/api/orders?q=example.com',
    `${PAGE} WHERE search_text LIKE '%example.com%' ORDER BY created_at DESC LIMIT 20`,
    "SELECT count(*) FROM shop_order WHERE search_text LIKE '%example.com%'",
  ],
  ['counters by state', '/api/admin/orders/counts', 'SELECT status, count(*) FROM shop_order GROUP BY 1'],
  [
    'payments to match',
    '/api/admin/payments/to-verify',
    `${PAGE} WHERE status = 'awaiting_payment' ORDER BY payment_due_at LIMIT 20`,
    "SELECT count(*) FROM shop_order WHERE status = 'awaiting_payment'",
  ],
  [
    'dashboard, 90 days',
    '/api/admin/dashboard?days=90',
    `SELECT created_at::date, count(*), sum(total), sum(paid) FROM shop_order
      WHERE created_at > now() - interval '90 days' GROUP BY 1`,
  ],
];

const run = (file, args, env) =>
  new Promise((resolve, reject) => {
    const child = fork(join(root, file), args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.on('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`${file} ended with ${code}`))));
  });

async function median(work) {
  const times = [];
  for (let round = 0; round < 8; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  // The first request warms up caches and is not counted.
  return times.slice(1).sort((a, b) => a - b)[3];
}

const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'pg'), log: () => undefined });
const env = {
  DATABASE_URL: postgres.url,
  DATA_DIR: join(folder, 'shop'),
  PORT,
  RATE_LIMIT: '0',
  LOG_LEVEL: 'error',
  DEMO: '0',
};
let server = null;
try {
  await runMigrations(postgres.url);
  await run('dist/src/seed.js', ['--products', '1000'], env);
  await run('dist/src/seed.js', ['--orders', String(orders)], env);
  const token = /shop_\w+/.exec(await run('dist/src/token.js', ['--name', 'bench'], env))[0];
  const db = new pg.Client({ connectionString: postgres.url });
  await db.connect();
  await db.query('VACUUM ANALYZE');
  server = fork(join(root, 'dist/src/main.js'), [], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (
    let i = 0;
    i < 200 &&
    !(await fetch(`${base}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ));
    i++
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
  process.stdout.write(`${orders} orders                       panel    plain SQL\n`);
  for (const [name, path, ...statements] of lists) {
    const ours = await median(async () => {
      const response = await fetch(base + path, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
    });
    const plain = await median(async () => {
      for (const text of statements) await db.query(text);
    });
    process.stdout.write(`  ${name.padEnd(30)} ${ours.toFixed(0).padStart(5)} ms ${plain.toFixed(0).padStart(8)} ms\n`);
  }
  await db.end();
} finally {
  if (server) {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.on('exit', resolve));
  }
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
