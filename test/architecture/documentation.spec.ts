import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allKnownErrors } from '../../src/platform/errors/define-errors.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { ErrorTexts } from '../../src/platform/http/openapi/error-schemas.js';
import { withErrorTable } from '../../src/platform/http/openapi/error-table.js';
import { documents } from '../fixtures/documents/blocks.js';
import { ErrorResponses } from '../../src/platform/http/openapi/error-responses.js';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

/** Loads every file that calls `defineErrors`, because a file registers its codes when it is loaded. */
async function definedErrors(): Promise<ReadonlyMap<string, { status: number }>> {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(\.errors|common-errors)\.ts$/.test(path),
  );
  for (const file of files) await import(join(root, 'src', file));
  return allKnownErrors();
}

test('the table of errors in docs/api.md has every error code and is the one that npm run openapi writes', async () => {
  const codes = [...(await definedErrors()).keys()].sort();
  const page = read('docs', 'api.md');
  expect([...page.matchAll(/^\| \d{3} \| `(\w+)` \|/gm)].map(([, code]) => code!).sort()).toEqual(codes);
  expect(withErrorTable(page, new ErrorTexts([projectFolder('i18n')]))).toBe(page);
});

test('the example of every error in openapi.json is a text without open placeholders', async () => {
  const codes = [...(await definedErrors()).keys()];
  const responses = new ErrorResponses(projectFolder('i18n'), []);
  responses.of('all', codes, new Set());
  const { schemas } = responses.components();
  const examples = Object.values(schemas).flatMap(({ examples = [] }) => examples as Array<{ message: string }>);
  expect(examples).toHaveLength(codes.length);
  // A missing text is replaced by its key.
  expect(examples.map(({ message }) => message)).toEqual(
    examples.map(() => expect.stringMatching(/^(?!\w+\.errors\.)[^{}]{5,}$/)),
  );
});

interface ApiDocument {
  readonly tags: ReadonlyArray<{ name: string; description: string }>;
  readonly paths: Record<string, Record<string, { tags: string[] }>>;
  readonly components: Record<string, object>;
}

test('the tags in openapi.json are those of its operations, each with a description', () => {
  const { tags, paths } = JSON.parse(read('openapi.json')) as ApiDocument;
  const used = Object.values(paths).flatMap((item) => Object.values(item).flatMap((operation) => operation.tags));
  expect([...new Set(used)].sort()).toEqual(tags.map(({ name }) => name).sort());
  expect(tags.filter(({ description }) => !/^[A-Z].{10,}\.$/.test(description))).toEqual([]);
});

test('no two components of openapi.json have names that differ only by a number', () => {
  const { components } = JSON.parse(read('openapi.json')) as ApiDocument;
  const names = Object.values(components).flatMap((named) => Object.keys(named));
  expect(names.filter((name) => /_?\d+$/.test(name) && !/^\d{3}$/.test(name))).toEqual([]);
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

test.each(readdirSync(join(root, 'i18n', 'en')))('%s has the same keys in en, uk and ru', (file) => {
  const [en, uk, ru] = ['en', 'uk', 'ru'].map((language) => keys(JSON.parse(read('i18n', language, file))).sort());
  expect(uk).toEqual(en);
  expect(ru).toEqual(en);
});

/** The anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every relative link in the documents leads to an existing file and, with an anchor, to one of its headings', () => {
  const broken = [...documents, 'CHANGELOG.md'].flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .map(([, to, anchor]) => ({ path: to ? join(page, '..', to) : page, anchor }))
      .filter(
        ({ path, anchor }) => !existsSync(join(root, path)) || (anchor && !anchorsOf(read(path)).includes(anchor)),
      )
      .map(({ path, anchor }) => `${page}: ${path}${anchor ? `#${anchor}` : ''}`),
  );
  expect(broken).toEqual([]);
});

test('only the decorator IsInt of the project, which also describes the field, checks whole numbers in requests', () => {
  const importing = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .filter((path) => /\bIsInt\b[^;]*from 'class-validator'/.test(read('src', path)));
  expect(importing).toEqual([join('platform', 'http', 'validation', 'is-int.decorator.ts')]);
});

test('no two classes of requests or responses in src have the same name, as openapi.json identifies them by it', () => {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...read('src', path).matchAll(/^(?:export )?(?:abstract )?class (\w+(?:Response|Body))\b/gm)])
    .map(([, name]) => name!);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
