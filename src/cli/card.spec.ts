import { resolve } from 'node:path';
import type { Config } from '../platform/config/config.js';
import { printCard } from './card.js';

describe('the summary after a start', () => {
  function tokenCommand(settings: Pick<Config, 'databaseUrl' | 'dataDir'>): string | undefined {
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      printCard(
        { ...settings, baseUrl: 'http://localhost:3000', worker: 'in-process', production: false } as Config,
        null,
      );
      return /^ {2}Token +(.+)$/m.exec(String(write.mock.calls[0]?.[0]))?.[1];
    } finally {
      write.mockRestore();
    }
  }

  test('the summary after a start has a token command that works unchanged for the default folder', () => {
    expect(tokenCommand({ databaseUrl: null, dataDir: resolve('.data') })).toBe('npm run --silent token -- --name me');
  });

  test('the token command in the summary names another DATA_DIR, so that it does not use the default one', () => {
    expect(tokenCommand({ databaseUrl: null, dataDir: '/srv/my shop' })).toBe(
      "DATA_DIR='/srv/my shop' npm run --silent token -- --name me",
    );
  });

  test('the token command in the summary says that it needs DATABASE_URL, without showing the value', () => {
    const databaseUrl = 'postgres://shop:secret@db/shop';
    expect(tokenCommand({ databaseUrl, dataDir: resolve('.data') })).toBe(
      'DATABASE_URL=… npm run --silent token -- --name me',
    );
  });
});
