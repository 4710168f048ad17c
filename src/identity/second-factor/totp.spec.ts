import { Secret } from 'otpauth';
import { codeAt, newTotpSecret, stepOf, totpUri } from './totp.js';

describe('codes of an authenticator app', () => {
  // Test vectors of RFC 6238, appendix B, for SHA-1; they have six of the eight digits.
  const secret = Secret.fromUTF8('12345678901234567890').base32;

  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('at %i s, an authenticator app shows the code that RFC 6238 lists', (seconds, code) =>
    expect(codeAt(secret, new Date(seconds * 1000))).toBe(code),
  );

  test('the code of an authenticator app is accepted one time step early or late, and no further', () => {
    const at = (step: number): Date => new Date(step * 30_000 + 10_000);
    for (const apart of [-1, 0, 1])
      expect(stepOf(secret, codeAt(secret, at(1000 + apart)), at(1000))).toBe(1000 + apart);
    for (const apart of [-2, 2]) expect(stepOf(secret, codeAt(secret, at(1000 + apart)), at(1000))).toBeNull();
    for (const nonsense of ['', '12345', 'abcdef', '1234567']) expect(stepOf(secret, nonsense, at(1000))).toBeNull();
  });

  test('an authenticator app reads a secret of 160 bits from the URL', () => {
    const made = newTotpSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(made);
    expect(totpUri(made, 'olena@example.com', 'Quiet Shelf')).toBe(
      `otpauth://totp/Quiet%20Shelf:olena%40example.com?issuer=Quiet%20Shelf&secret=${made}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
