import { ReadCache } from './read-cache.js';

describe('the cache of public reads', () => {
  it("the length of keys counts towards the cache's limit, and the oldest entries are evicted", () => {
    const cache = new ReadCache();
    cache.startListening();
    for (let i = 0; i < 3_000; i++)
      cache.put(`/api/products?x=${i}${'x'.repeat(15_000)}`, 'small', 300, ['products'], cache.begin());
    expect(cache.size).toBeLessThan(2_500);
    expect(cache.size).toBeGreaterThan(1_500);
  });

  it('frequently read cache entries stay while many unusual keys are requested', () => {
    const cache = new ReadCache();
    cache.startListening();
    cache.put('/', 'read', 300, ['products'], cache.begin());
    cache.put('/nobody', 'unread', 300, ['products'], cache.begin());
    for (let i = 0; i < 3_000; i++) {
      cache.put(`/search?q=${i}${'x'.repeat(15_000)}`, 'odd', 300, ['products'], cache.begin());
      expect(cache.get('/')).toBe('read');
    }
    expect(cache.get('/nobody')).toBeUndefined();
  });

  it('watchers of a cache tag are notified when it becomes stale, and when a lost connection is restored', () => {
    const cache = new ReadCache();
    const broadcast: string[] = [];
    cache.watch('settings', () => broadcast.push('one'));
    cache.watch('settings', () => broadcast.push('two'));
    cache.watch('other', () => broadcast.push('other'));
    cache.drop(['products', 'settings']);
    expect(broadcast).toEqual(['one', 'two']);
    cache.startListening();
    expect(broadcast).toHaveLength(5);
  });

  it('an answer that became stale while it was being read is not cached', () => {
    const cache = new ReadCache();
    cache.startListening();
    const ticket = cache.begin();
    cache.drop(['product:1']);
    cache.put('/api/products/1', 'old', 100, ['product:1'], ticket);
    expect(cache.get('/api/products/1')).toBeUndefined();
  });
});
