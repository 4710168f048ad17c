import { readFileSync } from 'node:fs';
import { startTestShop } from '#testing';

test('the restore in docs/operations.md drops every schema of the shop, so that the dump can create them again', async () => {
  const page = readFileSync(`${import.meta.dirname}/../../docs/operations.md`, 'utf8');
  const dropped = /DROP SCHEMA ([\w, ]+) CASCADE/.exec(page)?.[1]?.split(', ');
  const shop = await startTestShop();
  try {
    const made = await shop.db.query<{ nspname: string }>(
      `SELECT nspname FROM pg_namespace WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'`,
    );
    expect(dropped?.sort()).toEqual(made.map(({ nspname }) => nspname).sort());
  } finally {
    await shop.close();
  }
});
