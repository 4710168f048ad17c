import { Semaphore } from './semaphore.js';

describe('A turnstile', () => {
  test('lets so many run at once, makes so many wait, and refuses the rest', async () => {
    const turnstile = new Semaphore(2, 3, () => new Error('busy'));
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running--;
    };
    const results = await Promise.allSettled(Array.from({ length: 7 }, () => turnstile.pass(work)));
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    await expect(turnstile.pass(async () => 'free again')).resolves.toBe('free again');
  });

  test('a piece of work that fails gives its place back', async () => {
    const turnstile = new Semaphore(1, 0, () => new Error('busy'));
    await expect(turnstile.pass(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(turnstile.pass(async () => 1)).resolves.toBe(1);
  });
});
