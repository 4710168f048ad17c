import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'reading');
const REASON = /(?:UnreadableStatement|fail)\(\s*'(\w+)'|^ {2}\[\/.*, '(\w+)', (?:null|'\w+')\],$|bad: '(\w+)'/gm;

/** The reasons that the code of the readers contains. */
const reasons = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(REASON)])
  .map(([, ...found]) => found.find((reason) => reason !== undefined)!);

test.each(['en', 'uk', 'ru'])('every reason why a statement cannot be read has a text in %s', (language) => {
  const file = readFileSync(join(import.meta.dirname, '..', '..', 'i18n', language, 'reconciliation.json'), 'utf8');
  const { unreadable } = JSON.parse(file) as { unreadable: Record<string, string> };
  expect(reasons).toEqual(expect.arrayContaining(['bad_amount', 'doctype', 'pdf', 'no_rows']));
  expect([...new Set(reasons)].filter((reason) => !(reason in unreadable))).toEqual([]);
});
