import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '#testing';
import { freePort } from '../../fixtures/free-port.js';
import { ServerProcess, type Ended } from './server-process.js';

interface Line {
  readonly level: string;
  readonly time: string;
  readonly msg: string;
  readonly context?: string;
  readonly [field: string]: unknown;
}

describe('a server in production', () => {
  let database: TestDatabase;
  let dataDir: string;
  let ended: Ended;
  let lines: Line[];

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
    const server = await ServerProcess.start({
      NODE_ENV: 'production',
      LOG_LEVEL: 'debug',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: await freePort(),
      BASE_URL: 'http://shop.example',
      SESSION_SECRET: 's'.repeat(40),
      ADMIN_EMAIL: 'boss@example.com',
      ADMIN_PASSWORD: 'chosen by the boss',
    });
    const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);
    for (const from of ['198.51.100.1', '198.51.100.2'])
      await ask('/api/products', { headers: { 'x-forwarded-for': from } });
    await ask('/api/orders', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
    await ask('/nowhere');
    await ask('/api/csp-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify({
        'csp-report': {
          'document-uri': 'http://shop.example/order/7?key=secret-key',
          'blocked-uri': 'https://bad.example/x.js?token=secret-token',
          'violated-directive': 'script-src',
          'source-file': 'http://shop.example/cart?coupon=secret\n',
          'line-number': 3,
          'script-sample': 'secret sample',
          'original-policy': 'x',
        },
      }),
    });
    ended = await server.end('SIGTERM');
    lines = ended.stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  });
  afterAll(async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ofContext = (context: string): Line[] => lines.filter((line) => line.context === context);

  it('a server in production writes only JSON lines to stdout and nothing to stderr', () => {
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines)
      expect(line).toMatchObject({ level: expect.any(String), time: expect.stringMatching(/^\d{4}-/) });
    expect([ended.code, ended.stderr]).toEqual([0, '']);
  });

  it('a server in production logs that it runs, and warns that its address is not encrypted', () => {
    expect(ofContext('Start')).toMatchObject([
      { level: 'info', msg: 'The shop is open', base_url: 'http://shop.example' },
      { level: 'warn', msg: expect.stringContaining('BASE_URL is http: in production') },
    ]);
  });

  it('a server in production warns once of forwarded headers from a peer that is not trusted', () => {
    expect(ofContext('Proxy')).toMatchObject([
      { level: 'warn', peer: '127.0.0.1', header: 'x-forwarded-for', msg: expect.stringContaining('TRUST_PROXY') },
    ]);
  });

  it('a server in production logs CSP reports of browsers without keys and other secrets', () => {
    expect(ofContext('CspReport')).toMatchObject([
      {
        level: 'warn',
        msg: 'csp violation',
        directive: 'script-src',
        blocked: 'https://bad.example/x.js',
        page: 'http://shop.example/order/7',
        source: 'http://shop.example/cart',
        line: 3,
      },
    ]);
    expect(ended.stdout).not.toContain('secret');
  });
});
