import { clientAddress, plainAddress } from './client-address.js';

describe('client addresses', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:50123', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['2001:db8::ffff:1', '2001:db8::ffff:1'],
    ['unknown', null],
    ['', null],
    ['192.0.2.1, 10.0.0.1', null],
  ])('the plain form of the client address "%s" is %s', (written, plain) => {
    expect(plainAddress(written)).toBe(plain);
  });

  test('an invalid client address from a proxy is replaced by the address of the proxy', () => {
    const socket = { remoteAddress: '::ffff:10.0.0.5' } as never;
    expect(clientAddress({ ip: 'x'.repeat(5000), socket })).toBe('10.0.0.5');
    expect(clientAddress({ ip: '192.0.2.1:1', socket })).toBe('192.0.2.1');
  });
});
