// Reports the errors of TypeScript and ESLint in one run, for the working folder. Both need the types of the whole
// project, which take most of the time; ESLint therefore uses the programs that TypeScript has checked.
import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

/** Loads a project like `tsc -p`. */
function loadProgram(path) {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    path,
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => fail([problem]) },
  );
  const host = ts.createCompilerHost(parsed.options, true);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  return ts.createProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    configFileParsingDiagnostics: parsed.errors,
    host,
  });
}

/** Prints the errors of TypeScript, if any, and makes the script exit with an error. */
function fail(diagnostics) {
  if (diagnostics.length === 0) return;
  process.exitCode = 1;
  process.stdout.write(
    ts.formatDiagnostics(diagnostics, {
      getCurrentDirectory: () => process.cwd(),
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    }),
  );
}

/** The projects that eslint.config.mjs names. */
async function findProjects() {
  const { languageOptions } = await new ESLint().calculateConfigForFile('src/main.ts');
  return languageOptions.parserOptions.project.map((path) => resolve(path));
}

const programs = (await findProjects()).map(loadProgram);
// TypeScript runs before ESLint, like tsc, because the order in which types are requested may influence the errors.
for (const program of programs) fail(ts.getPreEmitDiagnostics(program));

const eslint = new ESLint({
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { project: null, programs } } },
});
const results = await eslint.lintFiles(['.']);
process.stdout.write(await (await eslint.loadFormatter('stylish')).format(results));
if (results.some(({ errorCount }) => errorCount > 0)) process.exitCode = 1;
