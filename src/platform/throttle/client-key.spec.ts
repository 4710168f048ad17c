import { clientKey } from './client-key.js';

describe('One client', () => {
  const of = (ip: string, tokenId: number | null = null): string => clientKey({ ip, tokenId });

  test('is an IPv4 address, or the /64 network of an IPv6 address, however it is written', () => {
    expect(of('192.0.2.7')).toBe('192.0.2.7');
    expect(of('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2/64');
    expect(of('2001:0db8:1:2::9')).toBe('2001:db8:1:2/64');
    expect(of('2001:db8::1')).toBe('2001:db8:0:0/64');
    expect(of('::1')).toBe('0:0:0:0/64');
  });

  test('is a token, wherever it is used', () => {
    expect(of('192.0.2.7', 5)).toBe(of('192.0.2.8', 5));
  });
});
