import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const filesIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(join(root, folder), { recursive, encoding: 'utf8' }).map((path) => join(folder, path));

/** Text files that people read and write, except migrations, which are never edited, and this spec. */
const sources = [
  ...filesIn('', false),
  ...['docs', 'examples', 'libs', 'scripts', 'src', 'test', 'views'].flatMap((folder) => filesIn(folder, true)),
].filter(
  (path) =>
    /\.(css|liquid|md|[cm]?[jt]sx?)$/.test(path) &&
    !/(^|\/)(node_modules|dist)\/|^libs\/api-types\/|\/references\.spec\.ts$/.test(path),
);

/** References to papers that readers of the repository do not have. */
const PAPERS = /§|\bdecisions\.md\b|\bservice document\b/i;

/**
 * Decision records by number, paths below docs/, and file names of documents. 9999 is the number of examples,
 * and scripts and stylesheets below docs/ belong to Swagger UI.
 */
const REFERENCE = /\bADR (\d{4})\b|(?<![\w}/.-])(docs\/[\w./-]*\w)|(?<![\w/.-])((?:[\w-]+\/)*[\w-]+\.md)\b/g;

const isDocument = (path: string): boolean =>
  existsSync(join(root, path)) ||
  sources.some((source) => source.endsWith(`/${path}`) || source.startsWith(`${path}-`)) ||
  /\b9999\b|\.(js|css)$/.test(path);

/** The wrong references of a text, as `path:line reference`. */
const wrongReferences = (source: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const unknown = [...line.matchAll(REFERENCE)]
      .filter(([, adr, path, file]) => !isDocument(adr ? `docs/adr/${adr}` : (path ?? file)!))
      .map(([reference]) => reference);
    const papers = PAPERS.exec(line)?.[0] ?? [];
    return [...unknown, ...[papers].flat()].map((reference) => `${source}:${index + 1} ${reference}`);
  });

test('comments and documents refer only to decision records and documents that exist', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.flatMap((path) => wrongReferences(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('references to missing decision records, missing documents and papers outside the repository are found', () => {
  const text = [
    'by ADR 0009 and docs/privacy.md, see CONTRIBUTING.md',
    'by ADR 9998',
    'see docs/nothing.md',
    'see trust.md',
    'decisions §18',
  ];
  expect(wrongReferences('src/a.ts', text.join('\n'))).toEqual([
    'src/a.ts:2 ADR 9998',
    'src/a.ts:3 docs/nothing.md',
    'src/a.ts:4 trust.md',
    'src/a.ts:5 §',
  ]);
});
