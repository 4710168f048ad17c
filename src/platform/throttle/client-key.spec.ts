import { clientKey, siteKey } from './client-key.js';

describe('One client', () => {
  const of = (ip: string, tokenId: number | null = null): string => clientKey({ ip, tokenId });

  test('is an IPv4 address, or the /64 network of an IPv6 address, however it is written', () => {
    expect(of('192.0.2.7')).toBe('192.0.2.7');
    expect(of('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2/64');
    expect(of('2001:0db8:1:2::9')).toBe('2001:db8:1:2/64');
    expect(of('2001:db8::1')).toBe('2001:db8:0:0/64');
    expect(of('::1')).toBe('0:0:0:0/64');
  });

  test('of IPv6 belongs to a site, the network of 48 bits; one of IPv4 and a token do not', () => {
    const site = (ip: string, tokenId: number | null = null): string | null => siteKey({ ip, tokenId });
    expect(site('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1/48');
    expect(site('2001:db8:1:ffff::9')).toBe('2001:db8:1/48');
    expect([site('192.0.2.7'), site('2001:db8:1:2::9', 5)]).toEqual([null, null]);
  });

  test('is a token, wherever it is used', () => {
    expect(of('192.0.2.7', 5)).toBe(of('192.0.2.8', 5));
  });
});
