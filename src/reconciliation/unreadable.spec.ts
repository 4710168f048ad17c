import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'reading');
const REASON = /(?:UnreadableStatement|fail)\(\s*'(\w+)'|^ {2}\[\/.*, '(\w+)', (?:null|'\w+')\],$|bad: '(\w+)'/gm;

/** The reasons for refusals in the code of the readers, and whether the reader is that of couriers' registers. */
const reasons = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
  .flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(REASON)].map(([, ...found]) => ({
      reason: found.find((reason) => reason !== undefined)!,
      ofRegisters: name.startsWith('register'),
    })),
  );

test.each(['en', 'uk', 'ru'])('every reason why a file cannot be read has a text in %s', (language) => {
  const file = readFileSync(join(import.meta.dirname, '..', '..', 'i18n', language, 'reconciliation.json'), 'utf8');
  const { unreadable, unreadable_register: ofRegister } = JSON.parse(file) as Record<string, Record<string, string>>;
  expect(reasons.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['bad_amount', 'doctype', 'pdf', 'no_rows', 'not_a_register']),
  );
  expect(
    reasons.filter(({ reason, ofRegisters }) => !(reason in unreadable!) && !(ofRegisters && reason in ofRegister!)),
  ).toEqual([]);
});
