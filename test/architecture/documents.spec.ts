import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { renderMarkdown } from '../../src/platform/markdown/markdown.js';
import { orderTransitions } from '../../src/order/domain/order-status.js';
import { blocksIn, documents, readDocument } from '../fixtures/documents/blocks.js';
import { isNotRun, NOT_RUN, RUN_BY } from '../fixtures/documents/not-run.js';

/** The test that checks the blocks of a language; blocks of `text` are outputs. */
const CHECKED_BY: Readonly<Record<string, string>> = {
  ts: 'test/architecture/document-examples.spec.ts',
  tsx: 'test/architecture/document-examples.spec.ts',
  sh: 'test/e2e/documented-commands.spec.ts',
  json: 'test/architecture/documents.spec.ts',
  mermaid: 'test/architecture/documents.spec.ts',
  markdown: 'test/architecture/documents.spec.ts',
  sql: 'test/slow/documented-commands.spec.ts',
  liquid: 'test/e2e/storefront-templates.spec.ts',
  html: 'test/browser/storefront-example.spec.ts',
  text: '',
};

const at = ({ page, line }: { page: string; line: number }): string => `${page}:${line}`;

test('every code block of the documents has a language that a test checks', () => {
  const blocks = blocksIn();
  expect(blocks.length).toBeGreaterThan(100);
  expect(blocks.filter(({ language }) => !(language in CHECKED_BY)).map(at)).toEqual([]);
  const specs = [...Object.values(CHECKED_BY), ...Object.values(RUN_BY)].filter(Boolean);
  expect(specs.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(blocksIn(undefined, ['json']).map((block) => [at(block), block.text]))('%s is valid JSON', (_, text) => {
  expect(() => JSON.parse(text) as unknown).not.toThrow();
});

test('every entry in the list of commands that no test runs is the beginning of one block, and names existing tests', () => {
  const shell = blocksIn(undefined, ['sh']);
  const found = NOT_RUN.map(({ page, begins }) => [
    `${page} ${begins}`,
    shell.filter((block) => block.page === page && block.text.startsWith(begins)).length,
  ]);
  expect(found).toEqual(found.map(([entry]) => [entry, 1]));
  const named = NOT_RUN.flatMap(({ because }) => [...because.matchAll(/test\/\S+\.spec\.ts/g)].map(([path]) => path));
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('the shell commands that no test runs have valid syntax, existing npm scripts and documented settings', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const settings = readFileSync('docs/settings.md', 'utf8');
  const others = ['DB', 'NODE_OPTIONS'];
  for (const block of blocksIn(undefined, ['sh']).filter(isNotRun)) {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: block.text, encoding: 'utf8' });
    expect([at(block), status, stderr]).toEqual([at(block), 0, '']);
    const npm = [...block.text.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name!);
    const variables = [...block.text.matchAll(/(?<![\w$])([A-Z][A-Z_]+)=/g)].map(([, name]) => name!);
    expect([at(block), npm.filter((name) => !(name in scripts))]).toEqual([at(block), []]);
    const unknown = variables.filter((name) => !others.includes(name) && !settings.includes(`| \`${name}\` |`));
    expect([at(block), unknown]).toEqual([at(block), []]);
  }
});

/** Operations that only browsers call; openapi.json does not list them. */
const LEFT_OUT = ['POST /api/csp-reports'];

test('the operations that the documents name exist in openapi.json', () => {
  const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { paths: Record<string, object> };
  const known = [
    ...Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`),
    ),
    ...LEFT_OUT,
  ];
  const unknown = documents.flatMap((page) =>
    [...readDocument(page).matchAll(/`(GET|POST|PUT|DELETE) (\/(?:api|checkout|health)\/[^\s?`]*)/g)]
      .map(([, method, path]) => `${method} ${path!.replaceAll(/\{\w+\}|:\w+/g, '{}')}`)
      .filter((operation) => !known.some((one) => new RegExp(`^${one.replaceAll('{}', '[^/]+')}$`).test(operation)))
      .map((operation) => `${page}: ${operation}`),
  );
  expect(unknown).toEqual([]);
});

test('the diagram of statuses in docs/orders-and-payments.md has exactly the transitions of orders', () => {
  const [diagram] = blocksIn(['docs/orders-and-payments.md'], ['mermaid']);
  const drawn = [...diagram!.text.matchAll(/^ *(\w+) --> (\w+)/gm)].map(([, from, to]) => `${from} ${to}`);
  const situations = [true, false].flatMap((paid) =>
    [true, false].map((shipped) => ({ paid, shipped, methodChanges: true, paymentReversed: true, reinstated: true })),
  );
  const possible = orderTransitions.states.flatMap((from) =>
    situations.flatMap((situation) => orderTransitions.allowed(from, situation).map((to) => `${from} ${to}`)),
  );
  expect(drawn.sort()).toEqual([...new Set(possible)].sort());
});

test('the example in docs/content-pages.md is rendered with its heading, emphasis, links and table', () => {
  const [example] = blocksIn(['docs/content-pages.md'], ['markdown']);
  const html = renderMarkdown(example!.text, { baseUrl: 'https://shop.example', basePath: '' });
  for (const part of [
    '<h2>Returns</h2>',
    '<strong>14 days</strong>',
    'href="mailto:help@example.com"',
    '<td>pickup</td>',
  ])
    expect(html).toContain(part);
});
