import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { migrations } from '../../migrations/index.js';

/** Tables that grow with orders, visitors, products or time. */
const LARGE = new Set(
  `app_user audit_entry cart cart_item compare_item customer event_receipt idempotency_key invoice known_device mail
  order_history order_item outbox_event payment picture product product_attribute product_facet product_image
  product_variant refund review search_word session shop_order stock_level stock_movement wishlist_item`.split(/\s+/),
);
/** Timestamp of the first migration after version 1.4.0. */
const FIRST = 1763700000000;

const INDEX = /CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY)(?:IF NOT EXISTS )?\w+ ON (?:ONLY )?(\w+)/gi;
const ALTER = /ALTER TABLE (?:ONLY )?(?:IF EXISTS )?(\w+)([^;]*)/gi;
const CREATED = /CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gi;
/** Actions of ALTER TABLE that read or write all rows while they hold a blocking lock. */
const SCAN =
  /ADD (?:CONSTRAINT \w+ )?(?:FOREIGN KEY|CHECK|UNIQUE|PRIMARY KEY|EXCLUDE)|REFERENCES|\bSTORED\b|\bSET NOT NULL\b|ALTER (?:COLUMN )?\w+ (?:(?:SET DATA )?TYPE|SET EXPRESSION)\b/i;

type Locking = (sql: string) => string[];

/** Large tables that a statement locks while it reads or writes all their rows. */
const lockedBy: Locking = (sql) => {
  const indexed = [...sql.matchAll(INDEX)].map(([, table]) => table!);
  const altered = [...sql.matchAll(ALTER)]
    .filter(([, , actions]) => SCAN.test(actions!) && !/\bNOT VALID\b/i.test(actions!))
    .map(([, table]) => table!);
  const created = new Set([...sql.matchAll(CREATED)].map(([, table]) => table!));
  return [...new Set([...indexed, ...altered])].filter((table) => LARGE.has(table) && !created.has(table)).sort();
};

async function sqlOf(migration: (typeof migrations)[number]): Promise<string> {
  const statements: string[] = [];
  const query = (sql: string): Promise<object[]> => {
    statements.push(sql);
    // Answers like an empty database.
    return Promise.resolve(sql.includes('current_schema') ? [{ schema: 'public' }] : []);
  };
  await new migration().up({ query } as unknown as QueryRunner);
  return statements.join(';\n').replace(/\s+/g, ' ');
}

const fileOf = (time: number): string =>
  readdirSync('migrations')
    .find((name) => name.startsWith(String(time)))!
    .replace(/\.ts$/, '');

test('docs/operations.md lists every migration that locks a large table while it reads all rows', async () => {
  const found: string[] = [];
  for (const migration of migrations) {
    const time = Number(migration.name.slice(-13));
    const tables = time < FIRST ? [] : lockedBy(await sqlOf(migration));
    if (tables.length > 0) found.push(`${fileOf(time)}: ${tables.join(', ')}`);
  }
  const text = readFileSync(join('docs', 'operations.md'), 'utf8');
  const listed = [...text.matchAll(/^\| `(\d{13}-[\w-]+)` \| ((?:`\w+`(?:, )?)+) \|/gm)].map(
    ([, name, tables]) => `${name}: ${tables!.replaceAll('`', '')}`,
  );
  expect(listed.sort()).toEqual(found.sort());
});

test.each([
  ['CREATE INDEX x ON shop_order (id)', ['shop_order']],
  ['CREATE UNIQUE INDEX x ON mail USING btree (id)', ['mail']],
  ['CREATE INDEX CONCURRENTLY x ON shop_order (id)', []],
  ['CREATE INDEX x ON setting (key)', []],
  ['ALTER TABLE shop_order ADD CONSTRAINT x FOREIGN KEY (a) REFERENCES b (c)', ['shop_order']],
  ['ALTER TABLE shop_order ADD CONSTRAINT x FOREIGN KEY (a) REFERENCES b (c) NOT VALID', []],
  ['ALTER TABLE shop_order VALIDATE CONSTRAINT x', []],
  ['ALTER TABLE payment ADD CONSTRAINT x CHECK (amount > 0)', ['payment']],
  ['ALTER TABLE customer ADD COLUMN a text', []],
  ['ALTER TABLE customer ADD COLUMN a int REFERENCES b (id)', ['customer']],
  ['ALTER TABLE product ADD COLUMN a text GENERATED ALWAYS AS (lower(b)) STORED', ['product']],
  ['ALTER TABLE product ALTER COLUMN a SET EXPRESSION AS (b)', ['product']],
  ['ALTER TABLE product ALTER COLUMN a SET NOT NULL', ['product']],
  ['ALTER TABLE product ALTER COLUMN a TYPE bigint', ['product']],
  ['CREATE TABLE mail (a int); CREATE INDEX y ON mail (a)', []],
  ['CREATE TABLE new (a int REFERENCES shop_order (id)); CREATE INDEX y ON new (a)', []],
])('the large tables that a statement locks while it reads all rows are recognized: %s', (sql, tables) => {
  expect(lockedBy(sql)).toEqual(tables);
});
