import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..', '..');

/** Functions that generate a client of the document into a folder, with the default options of the generator. */
const GENERATORS = {
  async 'openapi-typescript'(folder: string, document: string) {
    writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTS(pathToFileURL(document))));
  },
  async 'hey-api'(folder: string, document: string) {
    await createClient({ input: document, output: join(folder, 'client'), logs: { level: 'silent' } });
  },
};

export type Generator = keyof typeof GENERATORS;

export interface GeneratedClient {
  /** The program that uses the client, with the generated code beside it. */
  readonly program: string;
  /** Errors of the compiler. */
  readonly problems: readonly string[];
}

/**
 * Generates a client and compiles the program that uses it, in a new folder of this project, which has the packages.
 */
export async function generateClient(generator: Generator): Promise<GeneratedClient> {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  const folder = mkdtempSync(join(root, '.tmp', `${generator}-`));
  await GENERATORS[generator](folder, join(root, 'openapi.json'));
  cpSync(join(import.meta.dirname, generator), folder, { recursive: true });
  const program = join(folder, 'purchase.ts');
  return { program, problems: problemsOf(program) };
}

function problemsOf(path: string): string[] {
  const program = ts.createProgram([path], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

/** Bundles the program, and runs its function `purchase`. */
export async function runClient({ program }: GeneratedClient, url: string, token: string): Promise<unknown> {
  const outfile = program.replace(/\.ts$/, '.mjs');
  await build({ entryPoints: [program], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'silent' });
  const { purchase } = (await import(pathToFileURL(outfile).href)) as {
    purchase: (url: string, token: string) => Promise<unknown>;
  };
  return purchase(url, token);
}
