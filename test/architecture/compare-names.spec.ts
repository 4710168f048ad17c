import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The only files that may compare names themselves: the helper of the server and that of the panel. */
const helpers = ['libs/kernel/text/compare-names.ts', 'libs/panel/text/compare-names.ts'];

const bare = (text: string): boolean => /\.localeCompare\(|new Intl\.Collator\(/.test(text);

test('src and libs compare names only with compareNames, which follows the reader’s language', () => {
  const files = ['src', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !/(^|\/)(dist|node_modules)\//.test(path)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => !helpers.includes(path) && bare(readFileSync(join(root, path), 'utf8')))).toEqual([]);
  expect(bare('names.sort((a, b) => a.localeCompare(b))')).toBe(true);
});
