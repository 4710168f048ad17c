import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plant } from './plant.js';

const root = process.cwd();
const wrongType = "export const count: number = 'three';\n";
const unhandled = 'async function save(): Promise<void> {}\nexport const saveLater = (): void => {\n  save();\n};\n';

const sources: Record<string, string> = {
  'libs/panel/styles/css.d.ts': 'declare module "*.css";\n',
  'src/main.ts': 'export {};\n',
  'src/canary-type.ts': wrongType,
  'test/canary-type.spec.ts': wrongType,
  'libs/panel/canary-type.tsx': wrongType,
  'libs/storefront/canary-type.ts': wrongType,
  'src/canary-promise.ts': unhandled,
  'libs/panel/canary-promise.tsx': unhandled,
  'libs/storefront/canary-promise.ts': unhandled,
  'src/canary-amount.ts': 'export const shown = (price: number): string => price.toFixed(2);\n',
  'src/canary-import.ts': "export * from './admin/shell/entry.js';\n",
  'src/admin/shell/entry.ts': 'export {};\n',
  'scripts/canary.mjs': 'const unused = 1;\n',
};

describe('scripts/types-and-lint.mjs', () => {
  let folder: string;
  let output: string;
  let code: number | null;

  beforeAll(() => {
    mkdirSync(join(root, '.tmp'), { recursive: true });
    folder = mkdtempSync(join(root, '.tmp', 'types-and-lint-'));
    plant(folder, root, [], '');
    for (const [path, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const script = join(root, 'scripts', 'types-and-lint.mjs');
    const run = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
    [output, code] = [run.stdout + run.stderr, run.status];
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('scripts/types-and-lint.mjs exits with 1 if it finds violations', () => expect(code).toBe(1));

  it.each([
    'src/canary-type.ts',
    'test/canary-type.spec.ts',
    'libs/panel/canary-type.tsx',
    'libs/storefront/canary-type.ts',
  ])('scripts/types-and-lint.mjs reports a wrong type in %s', (path) =>
    expect(output).toContain(`${path}(1,14): error TS2322: Type 'string' is not assignable to type 'number'.`),
  );

  it.each([
    ['src/canary-promise.ts', '@typescript-eslint/no-floating-promises'],
    ['libs/panel/canary-promise.tsx', '@typescript-eslint/no-floating-promises'],
    ['libs/storefront/canary-promise.ts', '@typescript-eslint/no-floating-promises'],
    ['src/canary-amount.ts', 'no-restricted-syntax'],
    ['src/canary-import.ts', 'boundaries/folders'],
    ['scripts/canary.mjs', 'no-unused-vars'],
  ])('scripts/types-and-lint.mjs reports that %s violates %s', (path, rule) => expect(lintOf(path)).toContain(rule));

  it('scripts/types-and-lint.mjs reports only files with violations', () => {
    const named = [...output.matchAll(/[\w/.-]+\.(?:ts|tsx|mjs)\b(?=\(|\n)/g)].map(([path]) =>
      path.replace(`${folder}/`, ''),
    );
    expect([...new Set(named)].sort()).toEqual(
      Object.keys(sources)
        .filter((path) => path.includes('canary'))
        .sort(),
    );
  });

  /** The messages that ESLint prints below the name of a file, up to the next empty line. */
  function lintOf(path: string): string {
    const start = output.indexOf(`${join(folder, path)}\n`);
    return start < 0 ? '' : output.slice(start).split('\n\n')[0]!;
  }
});
