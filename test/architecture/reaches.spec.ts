import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const adr = readFileSync(join(root, 'docs', 'adr', '0019-reaches-into-libraries.md'), 'utf8');

/** An import of a package's internal file, or the replacement of a method of another class. */
const REACH = /\bfrom '(?:@[\w.-]+\/)?[\w-]+\/(?:lib|dist|src|build)\/[^']+'|\.prototype\.\w+ =[^=]/;

const sources = ['src', 'libs/kernel', 'libs/contracts', 'libs/embedded-postgres'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.ts$|(^|\/)dist\//.test(path))
    .map((path) => `${folder}/${path}`),
);

test('ADR 0019 names every file that uses internals of a library', () => {
  const reaching = sources.filter((path) => REACH.test(readFileSync(join(root, path), 'utf8')));
  expect(reaching).toContain('src/platform/database/statement.ts');
  expect(reaching.filter((path) => !adr.includes(path.split('/').at(-1)!))).toEqual([]);
});

test('every file that ADR 0019 names exists', () => {
  const named = [...adr.matchAll(/`((?:src|libs)\/[\w./-]+\.tsx?)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !sources.includes(path) && !path.startsWith('libs/panel/'))).toEqual([]);
});
