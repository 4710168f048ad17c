import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { npm } from '../../../scripts/lib/npm.mjs';
import { serve } from '../../../scripts/lib/serve.mjs';
import { Calendar } from './calendar.mjs';
import { openDatabase } from './database.mjs';

const STARTS_WITHIN_MS = 120_000;
const PASSWORD = 'quiet evening by the harbour';

/**
 * Starts a demo shop of its own, on an empty database and a free port, in which it is the morning of the first day.
 * Uses DATABASE_URL if it is set, else the PostgreSQL of the packages.
 */
export async function startShop() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-month-'));
  const database = await openDatabase(folder);
  const calendar = new Calendar(join(folder, 'clock'), database);
  await calendar.moveTo(1);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...{ DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), PORT: String(port), BASE_URL: url },
    ...{ DEMO: '1', SHOP_CURRENCY: 'EUR', SHOP_TIMEZONE: 'Europe/Berlin', SHOP_LANGUAGE: 'en', LOG_LEVEL: 'error' },
    ...{ ADMIN_PASSWORD: PASSWORD, RATE_LIMIT: '0', TRUST_PROXY: 'loopback', MONTH_CLOCK: calendar.file },
  };
  const preload = `--import=${new URL('clock.mjs', import.meta.url).href}`;
  // Timers that were set before a jump of the clock fire at once.
  const server = serve({ ...env, NODE_OPTIONS: `${preload} --disable-warning=TimeoutNegativeWarning` }, 'ignore');
  // npm itself needs no preload, only the commands that it runs
  const commands = { ...env, npm_config_node_options: preload };
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await isReady(url, server);
    await database.unschedule('payment-clock');
    return {
      url,
      calendar,
      password: PASSWORD,
      token: await command(commands, 'token', '--name', 'month'),
      /** Runs a scheduled job now, as `npm run job -- NAME` does, and returns what it prints. */
      job: async (name) => JSON.parse(await command(commands, 'job', name)),
      close,
      ended,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function isReady(url, server) {
  const end = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < end && server.exitCode === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The shop has not started.');
}

async function command(env, name, ...args) {
  const { code, stdout, stderr } = await npm(['run', '--silent', name, '--', ...args], { env });
  if (code !== 0) throw new Error(`npm run ${name} failed: ${stderr}`);
  return stdout.trim();
}
