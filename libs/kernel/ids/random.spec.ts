import { randomSlice } from './random-ids.js';

describe('random bytes', () => {
  it('random bytes have the requested number, also across a refill of the pool', () => {
    for (const length of [0, 1, 16, 4095, 4096, 4097, 10_000]) expect(randomSlice(length)).toHaveLength(length);
  });

  it('random bytes are never returned twice', () => {
    const given = Array.from({ length: 5000 }, () => randomSlice(16).toString('hex'));
    expect(new Set(given).size).toBe(given.length);
  });

  it('returned random bytes do not change when others are returned', () => {
    const slice = randomSlice(32);
    const before = slice.toString('hex');
    for (let i = 0; i < 500; i++) randomSlice(32);
    expect(slice.toString('hex')).toBe(before);
  });
});
