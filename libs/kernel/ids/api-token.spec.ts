import fc from 'fast-check';
import { isApiTokenShape, newApiToken } from './api-token.js';
import { BASE62 } from './random-ids.js';

describe('API tokens', () => {
  it('an API token consists of shop_, 40 random characters and a checksum of 6 characters', () => {
    const token = newApiToken();
    expect(token).toMatch(/^shop_[0-9A-Za-z]{46}$/);
    expect(isApiTokenShape(token)).toBe(true);
    expect(newApiToken()).not.toBe(token);
  });

  it('the checksum of an API token never changes', () => {
    expect(isApiTokenShape(`shop_${'0'.repeat(40)}2kaqcA`)).toBe(true);
  });

  it('an API token is invalid after any change of one character', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50 }), fc.constantFrom(...BASE62), (index, character) => {
        const token = newApiToken();
        const changed = token.slice(0, index) + character + token.slice(index + 1);
        expect(isApiTokenShape(changed)).toBe(changed === token);
      }),
    );
  });

  it('arbitrary text is not an API token', () => {
    fc.assert(fc.property(fc.string(), (text) => !isApiTokenShape(text)));
    const token = newApiToken();
    for (const bad of ['', token.slice(1), ` ${token}`, `${token}\n`, token.toUpperCase(), 'a'.repeat(1e6), null, 5]) {
      expect(isApiTokenShape(bad)).toBe(false);
    }
  });
});
