import { withTimeout } from './durations.js';

describe('a time limit', () => {
  it('hands on what comes in time', async () => {
    await expect(withTimeout(1000, async () => 'paid')).resolves.toBe('paid');
    await expect(withTimeout(1000, async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  it('gives up on what never answers', async () => {
    await expect(withTimeout(20, () => new Promise(() => undefined))).rejects.toThrow('no answer within 20 ms');
  });

  it('catches what throws before it promises', async () => {
    await expect(
      withTimeout(1000, () => {
        throw new Error('at once');
      }),
    ).rejects.toThrow('at once');
  });
});
