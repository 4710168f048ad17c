import { join } from 'node:path';
import ts from 'typescript';
import { examples } from '../fixtures/documents/examples.js';

const root = join(import.meta.dirname, '..', '..');

/** Compiler errors of the examples, each compiled under the path of its file. */
function problemsOf(sources: ReadonlyMap<string, string>, configuration: string): string {
  const { config } = ts.readConfigFile(join(root, configuration), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const settings = { ...options, noEmit: true, skipLibCheck: true };
  const host = ts.createCompilerHost(settings);
  const readFile = host.readFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  const directoryExists = host.directoryExists!.bind(host);
  host.readFile = (path) => sources.get(path) ?? readFile(path);
  host.fileExists = (path) => sources.has(path) || fileExists(path);
  host.directoryExists = (path) =>
    directoryExists(path) || [...sources.keys()].some((example) => example.startsWith(`${path}/`));
  host.getSourceFile = (path, version) => ts.createSourceFile(path, host.readFile(path) ?? '', version);
  const styles = join(root, 'libs', 'panel', 'styles', 'css.d.ts');
  const program = ts.createProgram([...sources.keys(), styles], settings, host);
  const problems = [...sources.keys()].flatMap((path) => {
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
  ['ts', 'tsconfig.test.json', 14],
  ['tsx', 'tsconfig.panel.json', 2],
] as const)(
  'the %s examples of all documents compile in strict mode under their file names, and a broken example is reported',
  (language, configuration, least) => {
    const sources = new Map(
      [...examples(language, 'examples')]
        // test/architecture/default-types.spec.ts compiles the client with the types that it needs
        .filter(([path]) => !path.includes('/my-client/'))
        .map(([path, text]) => [join(root, path), text]),
    );
    expect(sources.size).toBeGreaterThanOrEqual(least);
    // Adds a wrong file to the same program, because every program takes seconds.
    sources.set(join(root, 'examples', 'wrong', 'src', `index.${language}`), "import { nothing } from './other.js';\n");
    expect(problemsOf(sources, configuration)).toMatch(
      new RegExp(
        `^examples/wrong/src/index.${language}\\(1,25\\): error TS2307: Cannot find module './other.js'[^\n]*\n$`,
      ),
    );
  },
);
