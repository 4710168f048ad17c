import { BriefCache } from './brief-cache.js';

describe('a brief cache', () => {
  it('reads once while its result is young, also for many at a time', async () => {
    let time = 0;
    let reads = 0;
    const cache = new BriefCache<number>(100, () => time);
    const read = () => Promise.resolve(++reads);
    expect(await Promise.all([cache.get('a', read), cache.get('a', read)])).toEqual([1, 1]);
    time = 99;
    expect(await cache.get('a', read)).toBe(1);
    expect(await cache.get('b', read)).toBe(2);
    time = 100;
    expect(await cache.get('a', read)).toBe(3);
  });

  it('does not keep a failure', async () => {
    const cache = new BriefCache<number>(100);
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', () => Promise.resolve(1))).toBe(1);
  });
});
