import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const CONFIG = {
  transform: {},
  testMatch: ['**/*.spec.mjs'],
  moduleFileExtensions: ['mjs', 'js', 'json'],
  runner: resolve('test/setup/runner.mjs'),
  setupFilesAfterEnv: [resolve('test/setup/limit-time.mjs')],
};

interface SpecFile {
  readonly path: string;
  readonly passed: number;
  readonly failures: ReadonlyArray<{ readonly title: string; readonly message: string }>;
}

interface Run {
  readonly code: number;
  readonly files: readonly SpecFile[] | null;
}

interface SpecFiles {
  readonly add: (run: Run) => boolean;
  readonly repeat: () => Promise<boolean>;
  readonly counts: () => { readonly passed: number; readonly failed: number };
  readonly flaky: readonly unknown[];
}

const { runJest } = (await import('./jest-run.mjs' as string)) as {
  runJest: (selection: readonly string[], options: { quiet: boolean }) => Promise<Run>;
};
const { specFiles } = (await import('./spec-files.mjs' as string)) as {
  specFiles: (options: { runFile: (path: string) => Promise<Run>; strict?: boolean }) => SpecFiles;
};

type Outcome = 'passes' | 'fails' | 'fails once';

const failure = { title: 'ships', message: 'Error: no carrier' };

/**
 * Runs spec files as a check does: all of them, then the failed ones again. Each file has two tests; the second ends as
 * the file's outcome says.
 */
async function check(outcomes: Record<string, Outcome>, strict = false) {
  const fileOf = (path: string, fails: boolean): SpecFile => ({
    path,
    passed: fails ? 1 : 2,
    failures: fails ? [failure] : [],
  });
  const repeated: string[] = [];
  const specs = specFiles({
    strict,
    runFile: (path: string) => {
      repeated.push(path);
      const fails = outcomes[path] === 'fails';
      return Promise.resolve({ code: fails ? 1 : 0, files: [fileOf(path, fails)] });
    },
  });
  const files = Object.entries(outcomes).map(([path, outcome]) => fileOf(path, outcome !== 'passes'));
  const held = specs.add({ code: files.some(({ failures }) => failures.length > 0) ? 1 : 0, files });
  await specs.repeat();
  return { held, repeated, flaky: specs.flaky, ...specs.counts() };
}

const failing = (count: number): Record<string, Outcome> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`file ${n}`, 'fails']));

test('a spec file that passes runs once', async () => {
  expect(await check({ a: 'passes' })).toEqual({ held: true, repeated: [], flaky: [], passed: 2, failed: 0 });
});

test('a test that fails twice has failed', async () => {
  const result = { held: false, repeated: ['b'], flaky: [], passed: 3, failed: 1 };
  expect(await check({ a: 'passes', b: 'fails' })).toEqual(result);
});

test('a test that fails once and then passes is flaky', async () => {
  const result = { held: false, repeated: ['b'], flaky: [{ path: 'b', ...failure }], passed: 4, failed: 0 };
  expect(await check({ a: 'passes', b: 'fails once' })).toEqual(result);
});

test('a strict check counts a flaky test as failed', async () => {
  const result = { held: false, repeated: ['b'], flaky: [{ path: 'b', ...failure }], passed: 3, failed: 1 };
  expect(await check({ a: 'passes', b: 'fails once' }, true)).toEqual(result);
});

test('five failing spec files run again, six do not', async () => {
  expect(await check(failing(5))).toMatchObject({ repeated: { length: 5 }, passed: 5, failed: 5 });
  expect(await check(failing(6))).toMatchObject({ repeated: [], passed: 6, failed: 6 });
});

test('a run that ends without a report is one failure and does not run again', async () => {
  const specs = specFiles({ runFile: () => Promise.reject(new Error('it runs again')) });
  expect(specs.add({ code: 1, files: null })).toBe(false);
  await specs.repeat();
  expect(specs.counts()).toEqual({ passed: 0, failed: 1 });
});

test('a run that fails although all its tests passed is one failure', () => {
  const specs = specFiles({ runFile: () => Promise.reject(new Error('it runs again')) });
  expect(specs.add({ code: 1, files: [{ path: 'a', passed: 2, failures: [] }] })).toBe(false);
  expect(specs.counts()).toEqual({ passed: 2, failed: 1 });
});

describe('the report of a jest run', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spec-files-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function run(files: Record<string, string>, config = {}) {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.spec.mjs`), text);
    const flags = ['--config', JSON.stringify({ ...CONFIG, rootDir: folder, ...config })];
    return runJest(flags, { quiet: true });
  }

  test('the report of a jest run has the failed tests of each file, and files that could not complete', async () => {
    const { code, files } = await run({
      passes: `test('sells', () => expect(1).toBe(1));`,
      fails: `test('sells', () => expect(1).toBe(1));
              test('ships', () => { throw new Error('no carrier'); });`,
      'is-broken': `import './missing.mjs';`,
      'ends-its-process': `test('sells', () => process.exit(3));`,
    });
    expect(code).toBe(1);
    const found = files?.map(({ path, ...rest }) => ({ name: path.replace(/^.*\/|\.spec\.mjs$/g, ''), ...rest }));
    const notRun = (message: string) => ({
      title: 'the file could not be run',
      message: expect.stringContaining(message) as string,
    });
    expect(found?.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'ends-its-process', passed: 0, failures: [notRun('Worker exited')] },
      { name: 'fails', passed: 1, failures: [failure] },
      { name: 'is-broken', passed: 0, failures: [notRun('Cannot find module')] },
      { name: 'passes', passed: 1, failures: [] },
    ]);
  });

  test('there is no report if jest itself fails', async () => {
    expect(await run({}, { globalSetup: './missing.mjs' })).toEqual({ code: 1, files: null });
  });
});
