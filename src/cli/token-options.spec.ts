import { readTokenOptions } from './token-options.js';

const NOW = new Date('2026-11-21T10:00:00Z');

describe('npm run token', () => {
  test('npm run token creates an admin token for 365 days by default', () => {
    expect(readTokenOptions(['--name', 'me'], NOW)).toEqual({
      name: 'me',
      scopes: ['admin'],
      expiresAt: new Date('2027-11-21T10:00:00Z'),
    });
    expect(readTokenOptions(['--name', 'me', '--expires', 'never'], NOW).expiresAt).toBeNull();
  });

  test('npm run token accepts scopes and an expiry', () => {
    const options = readTokenOptions(['--name=x', '--scopes', 'orders:read, catalog:write', '--expires', '30d'], NOW);
    expect(options.scopes).toEqual(['orders:read', 'catalog:write']);
    expect(options.expiresAt).toEqual(new Date('2026-12-21T10:00:00Z'));
  });

  test.each([
    [[]],
    [['--name', ' ']],
    [['--name', 'x', '--scopes', 'everything']],
    [['--name', 'x', '--expires', 'soon']],
    [['--name', 'x', '--what']],
  ])('npm run token refuses %j', (args) => {
    expect(() => readTokenOptions(args, NOW)).toThrow();
  });
});
