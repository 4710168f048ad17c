import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '#testing';
import { blocksIn } from '../fixtures/documents/blocks.js';

/** Longer than the month takes on a busy machine; on an idle one it takes less than a minute. */
const MONTH_MS = 600_000;

describe('the month of the demo shop', () => {
  let database: TestDatabase;
  let month: ChildProcess | undefined;

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true });
  });
  afterAll(async () => {
    if (month?.exitCode === null) month.kill('SIGTERM');
    await database?.drop();
  });

  test(
    'the month of docs/a-month.md matches all transfers, agrees with the statements and prints what the page shows',
    async () => {
      const [command, output] = blocksIn(['docs/a-month.md']).map(({ text }) => text.trim());
      expect(command).toBe('npm run --silent month');
      month = spawn('bash', ['-c', `exec ${command}`], { env: { ...process.env, DATABASE_URL: database.url } });
      const printed = { out: '', error: '' };
      month.stdout!.on('data', (text: Buffer) => (printed.out += text.toString()));
      month.stderr!.on('data', (text: Buffer) => (printed.error += text.toString()));
      const [code] = (await once(month, 'close')) as [number];
      expect([code, printed.error]).toEqual([0, '']);
      expect(printed.out.trim()).toBe(output);
      expect(readdirSync('.tmp/month')).toEqual(
        expect.arrayContaining(['nordbank-1.xml', 'rheinbank.sta', 'online-bank.csv', 'refunds.xml']),
      );
    },
    MONTH_MS,
  );
});
