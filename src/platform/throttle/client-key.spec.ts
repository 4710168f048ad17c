import { clientKey, siteKey } from './client-key.js';

describe('the client of a request', () => {
  const of = (ip: string, tokenId: number | null = null): string => clientKey({ ip, tokenId });

  test('a rate-limited client is an IPv4 address, or the /64 network of an IPv6 address, in any spelling', () => {
    expect(of('192.0.2.7')).toBe('192.0.2.7');
    expect(of('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2/64');
    expect(of('2001:0db8:1:2::9')).toBe('2001:db8:1:2/64');
    expect(of('2001:db8::1')).toBe('2001:db8:0:0/64');
    expect(of('::1')).toBe('0:0:0:0/64');
  });

  test('clients with IPv6 addresses belong to a site, the /48 network; IPv4 addresses and tokens do not', () => {
    const site = (ip: string, tokenId: number | null = null): string | null => siteKey({ ip, tokenId });
    expect(site('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1/48');
    expect(site('2001:db8:1:ffff::9')).toBe('2001:db8:1/48');
    expect([site('192.0.2.7'), site('2001:db8:1:2::9', 5)]).toEqual([null, null]);
  });

  test('a token is one client, wherever it is used', () => {
    expect(of('192.0.2.7', 5)).toBe(of('192.0.2.8', 5));
  });
});
