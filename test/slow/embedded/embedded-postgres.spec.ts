import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../libs/embedded-postgres/index.js';
import { ask, askUntilAnswered, postmasterOf, startKeeper } from './helpers.js';

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  let server: EmbeddedPostgres | undefined;
  const log: string[] = [];
  const start = async () => (server = await startEmbeddedPostgres({ dataDir, log: (line) => log.push(line) }));

  beforeAll(async () => {
    mkdirSync('.tmp', { recursive: true });
    dataDir = mkdtempSync(join('.tmp', 'embedded-'));
    const { url } = await start();
    await ask(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await server?.stop();
  });

  afterEach(() => server?.stop());

  afterAll(() => {
    const elsewhere = tryReadLink(join(dataDir, 'postgres'));
    if (elsewhere) rmSync(dirname(elsewhere), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('the embedded PostgreSQL keeps its data and its address after a restart', async () => {
    const first = await start();
    expect(await ask(first.url, 'SELECT answer FROM kept')).toBe(42);
    await first.stop();
    expect((await start()).url).toBe(first.url);
  });

  it('the embedded PostgreSQL is durable, listens on the loopback interface only, and the shop’s role is not a superuser', async () => {
    const { url } = await start();
    expect(await ask(url, "SELECT current_setting('fsync') || current_setting('synchronous_commit')")).toBe('onon');
    expect(await ask(url, "SELECT current_setting('listen_addresses')")).toBe('127.0.0.1');
    expect(await ask(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toBe(false);
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  });

  it('the embedded PostgreSQL restarts after its process was killed', async () => {
    const { url } = await start();
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    expect(await askUntilAnswered(url, 'SELECT answer FROM kept')).toBe(42);
  });

  it('the embedded PostgreSQL can be stopped repeatedly', async () => {
    const { stop, url } = await start();
    await Promise.all([stop(), stop()]);
    await stop();
    await expect(ask(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('a second embedded PostgreSQL on the same data folder fails with an error in one line', async () => {
    await start();
    const second = startEmbeddedPostgres({ dataDir, log: () => undefined });
    await expect(second).rejects.toThrow(/^Another server \(process \d+\) already runs on the data folder [^\n]+$/);
  });

  it('a new start takes over the PostgreSQL that a killed server left running, without loss of data', async () => {
    const { keeper, url } = await startKeeper(dataDir);
    await ask(url, 'CREATE TABLE before_the_kill AS SELECT 7 AS answer');
    const orphan = postmasterOf(dataDir);
    keeper.kill('SIGKILL');
    await once(keeper, 'exit');
    const next = await start();
    expect(await ask(next.url, 'SELECT answer FROM before_the_kill')).toBe(7);
    expect(postmasterOf(dataDir)).not.toBe(orphan);
  });

  it('a start ends no process of another program whose id is in a stale PID file', async () => {
    const { url, stop } = await start();
    await stop();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n`);
    await start();
    expect(await ask(url, 'SELECT answer FROM kept')).toBe(42);
  });
});

function tryReadLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
