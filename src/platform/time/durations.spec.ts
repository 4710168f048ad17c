import { withTimeout } from './durations.js';

describe('withTimeout', () => {
  it('a time limit returns a result that comes in time', async () => {
    await expect(withTimeout(1000, async () => 'paid')).resolves.toBe('paid');
    await expect(withTimeout(1000, async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  it('a time limit rejects if no result comes in time', async () => {
    await expect(withTimeout(20, () => new Promise(() => undefined))).rejects.toThrow('no answer within 20 ms');
  });

  it('a time limit rejects with an error that is thrown before a promise is returned', async () => {
    await expect(
      withTimeout(1000, () => {
        throw new Error('at once');
      }),
    ).rejects.toThrow('at once');
  });
});
