import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');

/** A class with more dependencies has more than one purpose. */
const MAX_PARAMETERS = 7;

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(dist|node_modules)\/|\.d\.ts$/.test(name))
    .map((name) => join(folder, name));

/**
 * Lines of the constructors with more than seven parameters.
 * @param path path of the file from the root of the project
 */
function violations(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConstructorDeclaration(node) && node.parameters.length > MAX_PARAMETERS) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${path}:${line + 1} has a constructor with ${node.parameters.length} parameters`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test.each(['src', 'libs', 'examples'])('constructors in %s have at most seven parameters', (folder) => {
  const paths = sources(folder);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.flatMap((path) => violations(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

test('a constructor with eight parameters is reported, one with seven is not', () => {
  const parameters = (count: number): string => Array.from({ length: count }, (_, i) => `readonly p${i}: P`).join(', ');
  const text = `
    class Enough { constructor(${parameters(7)}) {} }
    const make = () => class { constructor(${parameters(8)}) {} };
    function run(${parameters(9).replaceAll('readonly ', '')}) {}
  `;
  expect(violations('src/planted.ts', text)).toEqual(['src/planted.ts:3 has a constructor with 8 parameters']);
});
