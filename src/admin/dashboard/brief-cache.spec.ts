import { BriefCache } from './brief-cache.js';

describe('a brief cache', () => {
  it('a brief cache reads once while its result is valid, also for concurrent callers', async () => {
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

  it('a brief cache does not store a failure', async () => {
    const cache = new BriefCache<number>(100);
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', () => Promise.resolve(1))).toBe(1);
  });
});
