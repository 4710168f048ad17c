import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const home = join('src', 'platform', 'database');

/** Matches code that `refuse` and `batch` have replaced (ADR 0022). */
const FORBIDDEN: ReadonlyArray<[what: string, pattern: RegExp]> = [
  ['a division that guards a condition', /\b1\s*\/\s*\(/],
  ['the SQLSTATE of a division by zero', /22012/],
  ['the SQLSTATE of a refusal', /\bSH001\b/],
  ['a transaction that commits by itself', /\b(isGuardFailure|commitsAtOnce|transactionAtOnce)\b/],
];

const violations = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const found = FORBIDDEN.filter(([, pattern]) => pattern.test(line));
    return found.map(([what]) => `${path}:${index + 1} has ${what}`);
  });

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

test('modules make statements fail by refuse(code, detail) and check no PostgreSQL error codes of refusals', () => {
  const paths = [...sources('src'), ...sources('libs')].filter((path) => !path.startsWith(home));
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.flatMap((path) => violations(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('the test of batches reports a refusal by division by zero, its SQLSTATE, and a transaction that commits at once', () => {
  const text = [
    'const guard = (condition) => `1 / (${condition})::int`;',
    "if (error.code === '22012') throw cartEmpty();",
    "if (error.code === 'SH001') throw cartEmpty();",
    'if (tx.commitsAtOnce) return db.transactionAtOnce(work);',
    'const half = 1 / 2;',
  ].join('\n');
  expect(violations('src/cart/data/planted.ts', text)).toEqual([
    'src/cart/data/planted.ts:1 has a division that guards a condition',
    'src/cart/data/planted.ts:2 has the SQLSTATE of a division by zero',
    'src/cart/data/planted.ts:3 has the SQLSTATE of a refusal',
    'src/cart/data/planted.ts:4 has a transaction that commits by itself',
  ]);
});
