import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');

const checked = ['examples', 'libs', 'src', 'scripts'];

/** Words that names and comments avoid, in any of their forms; CONTRIBUTING.md has the terms to use. */
const banned = new RegExp(
  `^(${[
    'anew|beforehand|broom|calm|doors?|evenly|hence|holes?|hopeless|house|lest|mend(s|ed|ing)?|nobody|rooms?|somebody',
    'stands?|standing|stood|sweeps?|swept|tells|told|turnstile|whilst|whoever',
  ].join('|')})$`,
  'i',
);

const sources = (path: string): string[] =>
  readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(tsx?|mjs)$/.test(name) && !/(^|\/)(dist|node_modules)\//.test(name) && !/\.(spec|d)\.tsx?$/.test(name),
    )
    .map((name) => join(root, path, name));

/** Words of a text; of an identifier, its parts: `wordsToAvoid` has three. */
const wordsOf = (text: string): string[] => text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];

/** Comments and identifiers of a source, each with its line. Comments are read without `code` in backticks. */
function namesAndComments(path: string, text: string): Array<{ line: number; text: string }> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Array<{ line: number; text: string }> = [];
  const seen = new Set<number>();
  const add = (at: number, entry: string): void => {
    if (!seen.has(at)) found.push({ line: source.getLineAndCharacterOfPosition(at).line + 1, text: entry });
    seen.add(at);
  };
  const visit = (node: ts.Node): void => {
    const comments = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const { pos, end } of comments) add(pos, text.slice(pos, end).replace(/`[^`]*`/g, ''));
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) add(node.getStart(source), node.text);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return found;
}

const violations = (path: string, text: string): string[] =>
  namesAndComments(path, text).flatMap((entry) =>
    wordsOf(entry.text)
      .filter((word) => banned.test(word))
      .map((word) => `${relative(root, path)}:${entry.line} ${word}`),
  );

test.each(checked)('%s has names and comments in plain English', (folder) => {
  const paths = sources(folder);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.flatMap((path) => violations(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test('words are found in comments and in parts of names, not in texts or code', () => {
  const text =
    "/** Whoever calls `told`. */\nexport const keptRoom = 'told'; // the door\nfunction mendCart(): void {}\n";
  expect(violations(join(root, 'a.ts'), text).sort()).toEqual([
    'a.ts:1 Whoever',
    'a.ts:2 Room',
    'a.ts:2 door',
    'a.ts:3 mend',
  ]);
});
