import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A spec whose `beforeAll` fails, and the report that Jest must write. */
const SPEC = `describe('an open shop', () => {
  let shop;
  beforeAll(() => { throw new Error('the port is taken'); });
  beforeAll(() => { shop.fill(); });
  afterAll(() => shop.close());
  test('an open shop sells its products', () => expect(shop.sells).toBe(true));
  describe('with a customer', () => {
    beforeAll(() => shop.register());
    test('an open shop knows its customer', () => expect(shop.customers).toBe(1));
  });
});
test('a test beside the failed block runs', () => expect(1).toBe(1));
describe('cleaning up', () => {
  afterAll(() => { throw new Error('the folder is open'); });
  test('a test before a failed afterAll passes', () => expect(1).toBe(1));
});
`;

interface Report {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: Array<{ message: string; assertionResults: Array<{ title: string; status: string }> }>;
}

test('a failed beforeAll is one failure: the tests of its block do not run, and errors of its afterAll add none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'failed-setup-'));
  try {
    await writeFile(join(folder, 'shop.spec.mjs'), SPEC);
    const report = join(folder, 'report.json');
    const config = {
      rootDir: folder,
      transform: {},
      testMatch: ['**/*.spec.mjs'],
      moduleFileExtensions: ['mjs', 'js'],
      runner: resolve('test/setup/runner.mjs'),
      setupFilesAfterEnv: [resolve('test/setup/limit-time.mjs')],
    };
    const flags = ['--config', JSON.stringify(config), '--maxWorkers=2', '--json', `--outputFile=${report}`];
    await new Promise((done) => {
      execFile(process.execPath, [resolve('node_modules/jest/bin/jest.js'), ...flags], { cwd: folder }, done);
    });
    const { testResults, ...counts } = JSON.parse(await readFile(report, 'utf8')) as Report;
    expect(counts).toMatchObject({ numFailedTests: 2, numPassedTests: 2, numPendingTests: 2 });
    const { message, assertionResults } = testResults[0]!;
    expect(assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title)).toEqual([
      '(beforeAll)',
      '(afterAll)',
    ]);
    expect(message).toContain('the port is taken');
    expect(message).toContain('the folder is open');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
