import { Briefly } from './briefly.js';

describe('what is kept briefly', () => {
  it('is asked for once while it is young, also by many at a time', async () => {
    let time = 0;
    let asked = 0;
    const kept = new Briefly<number>(100, () => time);
    const ask = () => Promise.resolve(++asked);
    expect(await Promise.all([kept.remember('a', ask), kept.remember('a', ask)])).toEqual([1, 1]);
    time = 99;
    expect(await kept.remember('a', ask)).toBe(1);
    expect(await kept.remember('b', ask)).toBe(2);
    time = 100;
    expect(await kept.remember('a', ask)).toBe(3);
  });

  it('is not a failure', async () => {
    const kept = new Briefly<number>(100);
    await expect(kept.remember('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.remember('a', () => Promise.resolve(1))).toBe(1);
  });
});
