import { Semaphore } from './semaphore.js';

describe('A semaphore', () => {
  test('runs so many at once, queues so many, and rejects the rest', async () => {
    const semaphore = new Semaphore(2, 3, () => new Error('busy'));
    let running = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running--;
    };
    const results = await Promise.allSettled(Array.from({ length: 7 }, () => semaphore.run(work)));
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    await expect(semaphore.run(async () => 'free again')).resolves.toBe('free again');
  });

  test('a task that fails frees its slot', async () => {
    const semaphore = new Semaphore(1, 0, () => new Error('busy'));
    await expect(semaphore.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(semaphore.run(async () => 1)).resolves.toBe(1);
  });
});
