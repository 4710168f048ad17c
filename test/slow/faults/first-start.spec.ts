import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../fixtures/free-port.js';
import { ServerProcess, type Ended } from './server-process.js';

describe('the first start with the embedded PostgreSQL', () => {
  let dataDir: string;
  let ended: Ended;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
    const server = await ServerProcess.start({ DATA_DIR: dataDir, PORT: await freePort() });
    ended = await server.end('SIGTERM');
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('the first start prints a working command that creates a token, with the data folder and without a placeholder', () => {
    expect(ended.stdout).toContain(`DATA_DIR='${dataDir}' npm run --silent token -- --name me`);
    expect(ended.stdout).not.toContain('DATABASE_URL');
  });

  it('the first start reports that it creates a database, and ends cleanly', () => {
    expect([ended.code, ended.stderr]).toEqual([0, 'creating a new PostgreSQL cluster\n']);
  });
});
