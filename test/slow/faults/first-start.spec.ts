import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../fixtures/free-port.js';
import { ServerProcess, type Ended } from './server-process.js';

describe('A first start with the included PostgreSQL', () => {
  let dataDir: string;
  let ended: Ended;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
    const server = await ServerProcess.start({ DATA_DIR: dataDir, PORT: await freePort() });
    ended = await server.end('SIGTERM');
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('prints the command for a token as it works there: with the folder, and without an address to fill in', () => {
    expect(ended.stdout).toContain(`DATA_DIR='${dataDir}' npm run --silent token -- --name me`);
    expect(ended.stdout).not.toContain('DATABASE_URL');
  });

  it('says that it makes a database, and ends well', () => {
    expect([ended.code, ended.stderr]).toEqual([0, 'creating a new PostgreSQL cluster\n']);
  });
});
