import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..');
const docs = join(root, 'docs', 'extending');

/** Code blocks of one language that name their file in the first line, by file name. A block may be inside a list. */
function namedExamples(language: 'ts' | 'tsx'): Map<string, string> {
  const texts = readdirSync(docs)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(docs, name), 'utf8'));
  const block = new RegExp(`^ *\`\`\`${language}\\n *// ([a-z-]+/\\S+)\\n(.*?)^ *\`\`\`$`, 'gms');
  const blocks = texts.flatMap((text) => [...text.matchAll(block)]);
  return new Map(
    blocks.map(([, path, code]) => [
      path!.startsWith('src/') ? join(root, path!) : join(root, 'examples', path!),
      code!,
    ]),
  );
}

/** Compiler errors of the examples, each compiled under the path of its file. */
function problemsOf(examples: ReadonlyMap<string, string>, configuration: string): string {
  const { config } = ts.readConfigFile(join(root, configuration), (path) => ts.sys.readFile(path)) as {
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
  const styles = join(root, 'libs', 'panel', 'styles', 'css.d.ts');
  const program = ts.createProgram([...examples.keys(), styles], settings, host);
  const problems = [...examples.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  return ts.formatDiagnostics(problems, {
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  });
}

test.each([
  ['ts', 'tsconfig.test.json', 10],
  ['tsx', 'tsconfig.panel.json', 2],
] as const)(
  'the %s examples of docs/extending compile in strict mode under the file names that they give',
  (language, configuration, least) => {
    const examples = namedExamples(language);
    expect(examples.size).toBeGreaterThanOrEqual(least);
    expect(problemsOf(examples, configuration)).toBe('');
  },
);

test('the test of the examples in docs/extending reports one that does not compile', () => {
  const wrong = new Map([
    [join(root, 'examples', 'wrong', 'screens', 'index.tsx'), "import { Nothing } from '#panel';\n"],
  ]);
  expect(problemsOf(wrong, 'tsconfig.panel.json')).toContain("has no exported member 'Nothing'");
});
