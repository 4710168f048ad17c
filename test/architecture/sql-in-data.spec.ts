import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');

/** Modules whose SQL is next to the code that uses it. Their SQL needs a reason too. */
const technical = ['platform'];
/** Modules with sample data and operator commands, which handle no requests. */
const exempt = ['demo', 'cli'];
const modules = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !exempt.includes(entry.name))
  .map(({ name }) => name);

/** Methods of `Database` and `Transaction` that take SQL. */
const queries = new Set(['query', 'readPublic', 'readLagging']);
const SQL = /^\s*\(?\s*(SELECT|INSERT|UPDATE|DELETE|WITH|SAVEPOINT)\s/;
const REASON = /(\/\/|\*)[^\n]*\bSQL: \S/;

const isData = (path: string): boolean =>
  path.includes('/data/') || technical.some((module) => path.startsWith(join('src', module)));

const isSql = (node: ts.Node): boolean =>
  (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)) &&
  SQL.test(node.text);

const isQuery = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && queries.has(node.expression.name.text);

/** Declarations whose comment gives the reason for their SQL. The comment of a class covers all its members. */
const isDeclaration = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isVariableStatement(node) ||
  ts.isClassDeclaration(node) ||
  ts.isClassElement(node);

function namesReason(declaration: ts.Node, text: string): boolean {
  if (!ts.isClassDeclaration(declaration)) return REASON.test(declaration.getFullText());
  const comments = ts.getLeadingCommentRanges(text, declaration.pos) ?? [];
  return comments.some(({ pos, end }) => REASON.test(text.slice(pos, end)));
}

/**
 * Lines with SQL outside `data/`, or in `data/` without a reason.
 * @param path path from the root of the project, e.g. `src/order/order.facade.ts`
 */
function violations(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  const visit = (node: ts.Node, isReasoned: boolean): void => {
    const reasoned = isReasoned || (isDeclaration(node) && namesReason(node, text));
    const line = `${path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
    if (isData(path)) {
      if (isSql(node) && !reasoned) found.add(`${line} has SQL without its reason`);
    } else if (isSql(node) || isQuery(node)) found.add(`${line} has SQL outside of data/`);
    ts.forEachChild(node, (child) => visit(child, reasoned));
  };
  visit(source, false);
  return [...found];
}

const sources = (module: string): string[] =>
  readdirSync(join(root, 'src', module), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .map((name) => join('src', module, name));

test.each(modules)('src/%s has SQL only in data/ (src/platform anywhere), each statement with its reason', (module) => {
  const paths = sources(module);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.flatMap((path) => violations(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('the files directly in src/ have no SQL; the SQL of operator commands is in src/cli', () => {
  const paths = readdirSync(join(root, 'src'), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join('src', name));
  expect(paths).toContain('src/main.ts');
  expect(paths.flatMap((path) => violations(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('SQL outside data/ is reported, both calls of queries and texts of statements', () => {
  const text = `
    import { STATEMENT } from './data/statements.js';
    const rows = (tx) => tx.query(STATEMENT);
    const typed = (tx) => tx.query<Row>(
      'FROM elsewhere');
    const read = (database) => database.readPublic(STATEMENT);
    // SQL: a reason does not help here
    const plain = 'DELETE FROM product';
    const template = \`
      WITH kinds AS (SELECT 1) SELECT \${plain}\`;
    const other = [request.query, search('x'), 'SELECTED', 'Update it', 'select one', \`DELETE\`];
  `;
  expect(violations('src/catalog/use-cases/planted.ts', text)).toEqual(
    [3, 4, 6, 8, 9].map((line) => `src/catalog/use-cases/planted.ts:${line} has SQL outside of data/`),
  );
});

test('SQL in data/ without a reason is reported in functions, methods and constants', () => {
  const text = `
    const FRAGMENT = '(SELECT 1)';
    /** Rows. SQL: a frequent read. */
    const READ = { name: 'read', text: \`SELECT \${FRAGMENT}\` };
    /** Locks it. */
    function lock(tx) { return tx.query('SELECT id FROM product FOR UPDATE'); }
    /**
     * Locks it.
     * SQL: a lock.
     */
    function lockToo(tx) { return tx.query('SELECT id FROM product FOR UPDATE'); }
    class Rows {
      /** All of them. */
      all() { return this.database.query('SELECT id FROM product'); }
      one() {
        // SQL: a frequent read
        return this.database.query('SELECT id FROM product WHERE id = $1');
      }
    }
    /** SQL: frequent reads. */
    class Reads {
      all() { return this.database.query('SELECT id FROM product'); }
    }
  `;
  expect(violations('src/catalog/data/planted.ts', text)).toEqual(
    [2, 6, 14].map((line) => `src/catalog/data/planted.ts:${line} has SQL without its reason`),
  );
});
