import { execFileSync, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { creditorReference } from '../../dist/libs/kernel/index.js';
import { runMigrations } from '../../dist/src/platform/schema/migrate.js';
import {
  command,
  cpuOf,
  cpuOfFamily,
  freePort,
  memoryOf,
  onNewDatabase,
  option,
  parentOf,
  peakMemoryOf,
  start,
} from './harness.mjs';
import { ACCOUNT, amountOf, camt, HOSTILE } from './statement-files.mjs';
import { LISTS, timesOf } from './statement-lists.mjs';

/**
 * Measures imports of statements, and files that are refused, while a shopper loads a page again and again: `npm run
 * bench -- statements [--orders 50000 --transactions 20000 --booked 1000 --rounds 3]`. The target is an import in less
 * than 30 s and 300 MB that delays no request by more than 100 ms. Other programs on the machine delay requests too, so
 * compare the longest delay with that of the idle server, and the duration with the CPU time.
 */
const orders = Number(option('orders', '50000'));
const transactions = Number(option('transactions', '20000'));
const booked = Number(option('booked', '1000'));
const rounds = Number(option('rounds', '3'));

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** Adds open orders as copies of one, and returns their references. */
async function addOrders(db, shop) {
  const { id: product } = (await db.query('SELECT id FROM product WHERE NOT has_variants AND published LIMIT 1'))
    .rows[0];
  const address = { name: 'Bench', address: 'Street 1', city: 'Kyiv', zip: '01001', country: 'UA' };
  const placed = await fetch(`${shop}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      items: [{ product_id: product, quantity: 1 }],
      customer: { email: 'bench@example.com', first_name: 'Bench', phone: '+380441234567' },
      shipping_address: address,
      payment_method: 'bank_invoice',
    }),
  });
  const { data } = await placed.json();
  const columns = (
    await db.query(`SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'shop_order'
      AND is_generated = 'NEVER' AND table_schema = 'public'`)
  ).rows.map(({ name }) => name);
  const references = [];
  for (let at = 0; at < orders; at += 5000) {
    const rows = Array.from({ length: Math.min(5000, orders - at) }, (_, place) => {
      const id = 1000 + at + place;
      references.push(creditorReference(id));
      return {
        id,
        reference: references.at(-1),
        key: randomUUID().replaceAll('-', ''),
        idempotency_ref: null,
        status: 'awaiting_payment',
        total: amountOf(at + place),
        first_name: `Anna${(at + place) % 97}`,
        last_name: `Weber${String.fromCharCode(97 + (place % 26), 97 + (Math.floor(place / 26) % 26))}`,
      };
    });
    await db.query(
      `INSERT INTO shop_order (${columns.join(', ')}) OVERRIDING SYSTEM VALUE
        SELECT ${columns.map((name) => `r.${name}`).join(', ')}
        FROM shop_order o, jsonb_array_elements($2::jsonb) c, LATERAL jsonb_populate_record(o, c) r WHERE o.id = $1`,
      [data.id, JSON.stringify(rows)],
    );
  }
  await db.query('VACUUM ANALYZE');
  return references;
}

async function send(shop, token, text) {
  const form = new FormData();
  form.set('file', new Blob([text]), 'statement');
  form.set('accept_account', '1');
  const answer = await fetch(`${shop}/api/admin/bank-statements`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, body: await answer.json() };
}

/**
 * Runs some work while a shopper loads pages. Measures the shopper alone first. `pids`: process ids of the server and
 * of PostgreSQL.
 */
async function beside(shop, pids, work) {
  const url = `${shop}/api/products?per_page=5`;
  const idle = await shopper(url, () => pause(3000));
  const began = performance.now();
  const used = async () => [await cpuOf(pids.server), await cpuOfFamily(pids.postgres)];
  const before = await used();
  let most = 0;
  const watch = setInterval(() => void memoryOf(pids.server).then((now) => (most = Math.max(most, now))), 100);
  const busy = await shopper(url, work);
  clearInterval(watch);
  const cpu = (await used()).map((after, place) => (after - before[place]) / 1000);
  return { idle, busy, cpu, seconds: (performance.now() - began) / 1000, memory: most };
}

async function shopper(url, work) {
  const child = fork(join(import.meta.dirname, 'delay-load.mjs'));
  const result = new Promise((resolve) => child.once('message', resolve));
  child.send({ url });
  await pause(300);
  await work();
  child.send({ url });
  const measured = await result;
  child.kill();
  return measured;
}

const ms = (value) => `${value.toFixed(0)} ms`;
const line = (label, { idle, busy, cpu, seconds, memory }, more) =>
  process.stdout.write(
    `  ${label.padEnd(32)} ${seconds.toFixed(1)} s (CPU ${cpu.map((one) => one.toFixed(1)).join(' + ')}), ` +
      `${memory.toFixed(0)} MB, p99 ${ms(busy.p99)}, longest ${ms(busy.max)} ` +
      `(idle: p99 ${ms(idle.p99)}, longest ${ms(idle.max)}) ${more}\n`,
  );

async function measure(url, dataDir) {
  const port = await freePort();
  const shop = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'fatal',
    DEMO: '0',
    PORT: String(port),
  };
  await runMigrations(url);
  await command('dist/src/seed.js', ['--products', '200'], env);
  const db = new pg.Client({ connectionString: url });
  db.on('error', () => undefined);
  await db.connect();
  await db.query(
    `INSERT INTO payment_method (key, provider, active, position, title, description, settings)
      VALUES ('bank_invoice', 'bank_invoice', true, 1, '{}', '{}', $1)
      ON CONFLICT (key) DO UPDATE SET active = true, settings = excluded.settings`,
    [
      {
        account_holder: 'Shop',
        bank_name: 'Bank',
        account_number: ACCOUNT,
        bank_code: 'COBADEFFXXX',
        tax_id: '12345678',
      },
    ],
  );
  const token = execFileSync(process.execPath, ['dist/src/token.js', '--name', 'bench'], {
    env: { ...process.env, ...env },
  })
    .toString()
    .match(/shop_\w+/)[0];
  const server = await start('dist/src/main.js', env, async () => (await fetch(`${shop}/health/ready`)).ok);
  const [{ pid: backend }] = (await db.query('SELECT pg_backend_pid() AS pid')).rows;
  const pids = { server: server.pid, postgres: await parentOf(backend) };
  const references = await addOrders(db, shop);
  const measured = [];
  for (let round = 0; round < rounds; round++) {
    const text = camt(round, references, { transactions, booked });
    let answer;
    measured.push(await beside(shop, pids, async () => (answer = await send(shop, token, text))));
    line(
      `import ${round + 1}`,
      measured.at(-1),
      `${answer.status} ${JSON.stringify(answer.body.data?.transactions ?? answer.body.code)}`,
    );
    await pause(3000);
  }
  const medianOf = (read) => median(measured.map(read));
  process.stdout.write(
    `  median of imports: ${medianOf(({ seconds }) => seconds).toFixed(1)} s, ` +
      `${medianOf(({ memory }) => memory).toFixed(0)} MB, ` +
      `longest delay ${ms(medianOf(({ busy }) => busy.max))}, idle ${ms(medianOf(({ idle }) => idle.max))}\n`,
  );
  for (const [name, path] of Object.entries(LISTS))
    process.stdout.write(`  ${name.padEnd(32)} ${ms(median(await timesOf(`${shop}${path}`, token)))}\n`);
  for (const [name, make] of Object.entries(HOSTILE)) {
    const text = make();
    let answer;
    const result = await beside(shop, pids, async () => (answer = await send(shop, token, text)));
    line(name, result, `${answer.status} ${answer.body.code ?? ''}`);
  }
  process.stdout.write(`  peak memory: ${(await peakMemoryOf(server.pid)).toFixed(0)} MB\n`);
  await db.end();
}

await onNewDatabase('statements', measure);
