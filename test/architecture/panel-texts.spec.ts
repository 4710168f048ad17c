import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const FORMS = ['one', 'few', 'many', 'other'];

const below = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
const browserSide = [...below('libs/panel'), ...below('src')].filter(
  (path) => /\.tsx?$/.test(path) && /^(libs\/panel\/|src\/admin\/(shell|screens)|src\/[^/]+\/admin\/)/.test(path),
);
const code = browserSide.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');

const flat = (value: object, path: string): string[] =>
  Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'object' && inner !== null ? flat(inner as object, `${path}.${name}`) : [`${path}.${name}`],
  );
const files = readdirSync(join(root, 'i18n', 'en')).filter((file) => /^panel-.+\.json$/.test(file));
const keys = files.flatMap((file) =>
  flat(
    JSON.parse(readFileSync(join(root, 'i18n', 'en', file), 'utf8')) as object,
    file.slice('panel-'.length, -'.json'.length),
  ),
);
const plurals = keys.filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -'_other'.length));
const isForm = (key: string): boolean => plurals.some((base) => FORMS.some((form) => key === `${base}_${form}`));
const known = new Set([...keys.filter((key) => !isForm(key)), ...plurals]);
const prefixes = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))));

/** String literals that look like text keys of the panel. */
const written = [...code.matchAll(/'([a-z][a-z-]*(?:\.[\w-]+)+)'/g)]
  .map(([, key]) => key!)
  .filter((key) => prefixes.has(key.slice(0, key.indexOf('.'))) && !/\.(js|css|json)$/.test(key));
/** The constant part of a composed key, before the interpolation: `orders.states.${…}`. */
const starts = [...code.matchAll(/`([a-z][a-z-]*\.[\w.-]*)\$\{/g)].map(([, start]) => start!);

test('every text key that the panel uses exists in i18n', () => {
  expect(
    [...new Set(written)].filter((key) => !known.has(key) && !keys.some((one) => one.startsWith(`${key}.`))),
  ).toEqual([]);
});

test('every text of the panel in i18n is used by the panel', () => {
  const used = new Set(written);
  expect(
    [...known].filter(
      (key) => !used.has(key) && !starts.some((start) => key.startsWith(start)) && !/^shell\.no_script$/.test(key),
    ),
  ).toEqual([]);
});

test('every plural text of the panel has the four forms that en, uk and ru need', () => {
  expect(plurals.filter((key) => FORMS.some((form) => !keys.includes(`${key}_${form}`)))).toEqual([]);
});

test('every placeholder of a panel text is written as {{name}}, because the panel shows {name} to its readers', () => {
  const texts = ['en', 'uk', 'ru'].flatMap((language) =>
    files.map(
      (file) => [join('i18n', language, file), readFileSync(join(root, 'i18n', language, file), 'utf8')] as const,
    ),
  );
  expect(
    texts.flatMap(([path, text]) => (text.match(/(?<!\{)\{\w+\}(?!\})/g) ?? []).map((found) => `${path}: ${found}`)),
  ).toEqual([]);
});
