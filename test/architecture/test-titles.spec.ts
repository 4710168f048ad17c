import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');
const LEAST_WORDS = 3;

const specs = ['examples', 'libs', 'scripts', 'src', 'test'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.spec\.tsx?$/.test(name) && !/(^|\/)(dist|node_modules)\//.test(name))
    .map((name) => join(folder, name)),
);

/** The function that a call starts with: `test` of `test(…)`, `test.concurrent(…)` and `test.each(rows)(…)`. */
function calledBy(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression))
    return calledBy(expression.expression);
  return ts.isTaggedTemplateExpression(expression) ? calledBy(expression.tag) : '';
}

/** Titles of tests that are written in the file. A title that is only a placeholder has its words in the rows. */
function titlesOf(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|test)$/.test(calledBy(node.expression))) {
      const [title, work] = node.arguments;
      const isWritten = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
      const text = isWritten && work ? title.getText(source).slice(1, -1) : '%s';
      if (!/^%[a-z]$/.test(text)) titles.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

function problemsOf(path: string, text: string): string[] {
  const titles = titlesOf(path, text);
  return [
    ...titles.filter((title) => title.split(/\s+/).length < LEAST_WORDS).map((title) => `${path}: short: ${title}`),
    ...titles.filter((title, index) => titles.indexOf(title) !== index).map((title) => `${path}: repeated: ${title}`),
  ];
}

test('every test title has at least three words and is unique in its file', () => {
  expect(specs.length).toBeGreaterThan(200);
  expect(specs.flatMap((path) => problemsOf(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('the test of titles reports short and repeated titles of it, test and their variants', () => {
  const text = `
    describe('orders', () => {
      it('answers 404', () => {});
      test.each([1])('%s fails', (n) => {});
      it('an order has a number', () => {});
      test.concurrent('an order has a number', () => {});
      test(\`the \${language} order has a number\`, () => {});
      test(title, () => {});
      test.each(['a shop has a name'])('%s', () => {});
      /it/.test('a b');
    });
  `;
  expect(problemsOf('a.spec.ts', text)).toEqual([
    'a.spec.ts: short: answers 404',
    'a.spec.ts: short: %s fails',
    'a.spec.ts: repeated: an order has a number',
  ]);
});
