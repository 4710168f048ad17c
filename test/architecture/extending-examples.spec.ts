import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');
const docs = join(root, 'docs', 'extending');

/** The blocks of code that name their file in the first line, by that file. */
function namedExamples(): Map<string, string> {
  const texts = readdirSync(docs)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(docs, name), 'utf8'));
  const blocks = texts.flatMap((text) => [...text.matchAll(/^```ts\n\/\/ ([a-z-]+\/src\/\S+)\n(.*?)^```$/gms)]);
  return new Map(blocks.map(([, path, code]) => [join(root, 'examples', path!), code!]));
}

test('the examples of docs/extending compile in strict mode, each as the file that it names', () => {
  const examples = namedExamples();
  const { config } = ts.readConfigFile(join(root, 'tsconfig.test.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const settings = { ...options, noEmit: true, skipLibCheck: true };
  const host = ts.createCompilerHost(settings);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  const directoryExists = host.directoryExists!.bind(host);
  host.readFile = (path) => examples.get(path) ?? readFile(path);
  host.fileExists = (path) => examples.has(path) || fileExists(path);
  host.directoryExists = (path) =>
    directoryExists(path) || [...examples.keys()].some((example) => example.startsWith(`${path}/`));
  host.getSourceFile = (path, version) => ts.createSourceFile(path, host.readFile(path) ?? '', version);
  const program = ts.createProgram([...examples.keys()], settings, host);
  const problems = [...examples.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });

  expect(examples.size).toBeGreaterThanOrEqual(7);
  expect(
    ts.formatDiagnostics(problems, {
      getCurrentDirectory: () => root,
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    }),
  ).toBe('');
});
