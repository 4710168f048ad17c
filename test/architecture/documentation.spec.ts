import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'),
);

/** `404 order_not_found` for every code that the source defines. */
function definedErrors(): string[] {
  const blocks = sources.flatMap((path) => [
    ...read('src', path).matchAll(/^export const \w+ = defineErrors\('\w+', \{(.*?)\}\)/gms),
  ]);
  return blocks.flatMap(([, block]) =>
    [...block!.matchAll(/(\w+): (\d{3})/g)].map(([, code, status]) => `${status} ${code}`),
  );
}

test('docs/api.md has every error code with its status', () => {
  const documented = [...read('docs', 'api.md').matchAll(/^\| (\d{3}) \| `(\w+)` \|/gm)].map(
    ([, status, code]) => `${status} ${code}`,
  );
  expect(documented.sort()).toEqual(definedErrors().sort());
});

test('docs/settings.md has every setting', () => {
  const defined = [
    ...read('src', 'platform', 'config', 'read-config.ts').matchAll(/(?:text\(|address\(|env, |env\[)'([A-Z_]+)'/g),
  ].map(([, name]) => name!);
  const documented = [...read('docs', 'settings.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name!);
  expect(documented.sort()).toEqual([...new Set(defined)].sort());
});

const keys = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => keys(inner, `${path}.${name}`))
    : [path];

test.each(readdirSync(join(root, 'i18n', 'en')))('%s has the same keys in all languages', (file) => {
  const [en, uk, ru] = ['en', 'uk', 'ru'].map((language) => keys(JSON.parse(read('i18n', language, file))).sort());
  expect(uk).toEqual(en);
  expect(ru).toEqual(en);
});

test('every link between the documents leads to a file', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => join('docs', path)),
  ];
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, to]) => join(page, '..', to!))
      .filter((path) => !exists(path))
      .map((path) => `${page}: ${path}`),
  );
  expect(broken).toEqual([]);
});

function exists(path: string): boolean {
  try {
    read(path);
    return true;
  } catch {
    return false;
  }
}
