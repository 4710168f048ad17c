import { databaseAddress, isUnencrypted } from './database-url.js';
import { SettingError } from './setting-error.js';

const FILE = import.meta.filename;

describe('the address of a database', () => {
  const settled = (query: string): URLSearchParams =>
    new URL(databaseAddress('DATABASE_URL', `postgres://shop:x@db.example.com/shop?${query}`)).searchParams;

  test('a database URL without encryption settings stays unchanged', () => {
    const value = 'postgres://shop:p%40ss@db.example.com:6543/shop?application_name=x';
    expect(databaseAddress('DATABASE_URL', value)).toBe(value);
  });

  test.each(['disable', 'require', 'verify-full'])(
    'sslmode=%s in a database URL has the meaning that libpq documents',
    (mode) => {
      expect(Object.fromEntries(settled(`sslmode=${mode}`))).toEqual({ sslmode: mode, uselibpqcompat: 'true' });
    },
  );

  test('a root certificate alone, or `system`, enables full verification of the database server', () => {
    expect(settled(`sslrootcert=${FILE}`).get('sslmode')).toBe('verify-full');
    expect(Object.fromEntries(settled('sslrootcert=system'))).toEqual({
      sslmode: 'verify-full',
      uselibpqcompat: 'true',
    });
  });

  test.each([
    'sslmode=prefer',
    'sslmode=allow',
    'sslmode=no-verify',
    'sslmode=',
    'sslmode=verify-ca',
    'sslmode=require&sslrootcert=system',
    'sslmode=verify-full&sslrootcert=/not/there.crt',
    'sslmode=verify-full&sslcert=/not/there.crt',
  ])('a database URL is refused with %s', (query) => {
    expect(() => settled(query)).toThrow(SettingError);
  });

  test.each([
    ['postgres://shop@db.example.com/shop', true],
    ['postgres://shop@10.0.0.5/shop', true],
    ['postgres://shop@db.example.com/shop?sslmode=disable', false],
    ['postgres://shop@db.example.com/shop?sslmode=require', false],
    ['postgres://shop@localhost/shop', false],
    ['postgres://shop@127.0.0.1/shop', false],
    ['postgres://shop@[::1]/shop', false],
    ['postgres:///shop?host=/var/run/postgresql', false],
    ['postgres://shop@%2Fvar%2Frun/shop', false],
  ])('a connection to %s crosses a network in clear text without sslmode=disable: %s', (address, expected) => {
    expect(isUnencrypted(address)).toBe(expected);
  });
});
