import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/**
 * Matches the key and the arguments of the filter in
 * `{{ 'notification.verify_email.intro' | t: shop: shop.name, email: email }}`.
 */
const TRANSLATED = /'([a-z][\w-]*)\.([\w.-]+)' \| (?:t|html_t)\b(:[^|}%]*)?/g;

/** The texts of a key in English. A plural key has one text for each plural form. */
function sentencesOf(file: string, path: string): string[] {
  let found: unknown = JSON.parse(readFileSync(join(root, 'i18n', 'en', `${file}.json`), 'utf8'));
  for (const name of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[name];
  if (found === undefined) throw new Error(`no text ${file}.${path}`);
  return typeof found === 'string' ? [found] : Object.values(found as Record<string, string>);
}

const placeholdersOf = (sentence: string): string[] => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const templates = globSync('views/**/*.liquid', { cwd: root });

test('every template passes to each text all the values that the text contains', () => {
  const missing = templates.flatMap((template) =>
    [...readFileSync(join(root, template), 'utf8').matchAll(TRANSLATED)].flatMap(([, file, path, given = '']) =>
      [...new Set(sentencesOf(file!, path!).flatMap(placeholdersOf))]
        .filter((name) => !new RegExp(`\\b${name}:`).test(given))
        .map((name) => `${template}: ${file}.${path} lacks ${name}`),
    ),
  );
  expect(templates.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
