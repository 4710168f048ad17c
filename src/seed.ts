import 'reflect-metadata';
import { joinDatabase } from './cli/join-database.js';
import { failStart, readSettings } from './cli/settings.js';
import { seedBulk } from './demo/seed/bulk/seed-bulk.js';
import { runMigrations } from './platform/database/migrate.js';

const MAX_PRODUCTS = 1_000_000;
const USAGE = `Usage: npm run seed -- --products N   (1 to ${MAX_PRODUCTS})`;

/** `npm run seed -- --products N`: adds N plausible products, to try the shop at size. A running server sees them within a minute. */
function wanted(words: readonly string[]): number {
  const text = /^--products(?:=|\s)(\d{1,7})$/.exec(words.join(' '))?.[1];
  const count = Number(text ?? 0);
  if (count >= 1 && count <= MAX_PRODUCTS) return count;
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}

const count = wanted(process.argv.slice(2));
const settings = readSettings();
try {
  const database = await joinDatabase(settings);
  try {
    await runMigrations(database.url);
    const started = Date.now();
    await seedBulk(database.url, settings.currency, count, (line) => void process.stdout.write(`${line}\n`));
    process.stdout.write(`Done in ${Math.round((Date.now() - started) / 1000)} s.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  failStart(error);
}
