import { resolve } from 'node:path';
import type { Config } from '../platform/config/config.js';
import { printCard } from './card.js';

describe('The summary after a start', () => {
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

  test('has the command for a token, which works as it is for the usual folder', () => {
    expect(tokenCommand({ databaseUrl: null, dataDir: resolve('.data') })).toBe('npm run --silent token -- --name me');
  });

  test('names another folder in it, so that the token is not made in the usual one', () => {
    expect(tokenCommand({ databaseUrl: null, dataDir: '/srv/my shop' })).toBe(
      "DATA_DIR='/srv/my shop' npm run --silent token -- --name me",
    );
  });

  test('says that it needs the address of the database, and does not show it', () => {
    const databaseUrl = 'postgres://shop:secret@db/shop';
    expect(tokenCommand({ databaseUrl, dataDir: resolve('.data') })).toBe(
      'DATABASE_URL=… npm run --silent token -- --name me',
    );
  });
});
