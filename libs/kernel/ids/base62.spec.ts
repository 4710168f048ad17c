import { BASE62, encodeBase62, randomBase62 } from './random-ids.js';

describe('base 62', () => {
  it('random base-62 text has the requested length', () => {
    for (const length of [0, 1, 6, 40, 1000])
      expect(randomBase62(length)).toMatch(new RegExp(`^[0-9A-Za-z]{${length}}$`));
  });

  it('all base-62 characters are equally likely', () => {
    const counts = new Map<string, number>();
    for (const character of randomBase62(62_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    // With 61 degrees of freedom, chi-square is above 150 less than once in 10^9 runs; `byte % 62` gives about 450.
    const chi = [...BASE62].reduce((sum, c) => sum + ((counts.get(c) ?? 0) - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(150);
  });

  it('integers are encoded in base 62', () => {
    expect(encodeBase62(0, 6)).toBe('000000');
    expect(encodeBase62(61, 2)).toBe('0z');
    expect(encodeBase62(62, 2)).toBe('10');
    expect(encodeBase62(0xffffffff, 6)).toBe('4gfFC3');
  });
});
