import fc from 'fast-check';
import { equalSecrets, newCartToken, newOrderKey, sha256, sha256Hex } from './random-ids.js';

describe('secrets', () => {
  it.each([newOrderKey, newCartToken])('secrets have 32 URL-safe characters and are unique', (make) => {
    const made = Array.from({ length: 500 }, make);
    expect(made.every((key) => /^[0-9A-Za-z]{32}$/.test(key))).toBe(true);
    expect(new Set(made).size).toBe(500);
  });

  it('secrets are hashed by SHA-256', () => {
    expect(sha256('abc')).toHaveLength(32);
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('secrets of different lengths can be compared', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => equalSecrets(a, b) === (a === b)));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => equalSecrets(text, text)));
    expect(equalSecrets('', 'a')).toBe(false);
  });
});
