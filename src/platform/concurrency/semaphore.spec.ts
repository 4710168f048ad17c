import { Semaphore } from './semaphore.js';

describe('Semaphore', () => {
  test('a semaphore runs a limited number of tasks at once, queues a limited number, and rejects the rest', async () => {
    const semaphore = new Semaphore(2, 3, () => new Error('busy'));
    const ends: Array<() => void> = [];
    const work = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
    const results = Promise.allSettled(Array.from({ length: 7 }, () => semaphore.run(work)));
    for (let ended = 0; ended < 5; ended++) {
      // A released slot is taken in the microtasks that follow.
      await new Promise((resolve) => setImmediate(resolve));
      expect(ends.length - ended).toBe(Math.min(2, 5 - ended));
      ends[ended]!();
    }
    const refused = (await results).map(({ status }) => status === 'rejected');
    expect(refused).toEqual([false, false, false, false, false, true, true]);
    await expect(semaphore.run(async () => 'free again')).resolves.toBe('free again');
  });

  test('a failed task releases its slot of the semaphore', async () => {
    const semaphore = new Semaphore(1, 0, () => new Error('busy'));
    await expect(semaphore.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(semaphore.run(async () => 1)).resolves.toBe(1);
  });
});
