import { Turns } from './turns.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Tasks that record when they begin; each ends when `end` is called. */
function tasks() {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const task = (id: number) => (): Promise<number> => {
    begun.push(id);
    return new Promise((resolve) => ends.set(id, () => resolve(id)));
  };
  return { begun, task, end: (id: number) => ends.get(id)!() };
}

describe('Turns', () => {
  test('turns run a limited number of tasks at once, and the others in the order of their calls', async () => {
    const turns = new Turns({ atOnce: 2, turnMs: 60_000, patienceMs: 60_000, rejection: () => new Error('busy') });
    const { begun, task, end } = tasks();
    const all = Promise.all([0, 1, 2, 3, 4].map((id) => turns.run(task(id))));
    expect(begun).toEqual([0, 1]);
    expect(turns.waiting).toBe(3);
    for (const [ended, expected] of [
      [1, [0, 1, 2]],
      [2, [0, 1, 2, 3]],
      [0, [0, 1, 2, 3, 4]],
    ] as const) {
      end(ended);
      await soon();
      expect(begun).toEqual(expected);
    }
    end(3);
    end(4);
    await expect(all).resolves.toEqual([0, 1, 2, 3, 4]);
    expect(turns.waiting).toBe(0);
    expect(turns.waited).toBe(3);
  });

  test('when a task takes longer than its turn, the next task begins while the first one continues', async () => {
    const terms = { atOnce: 1, turnMs: 20, patienceMs: 60_000, rejection: () => new Error('busy') };
    const turns = new Turns(terms);
    const { begun, task, end } = tasks();
    const slow = turns.run(task(0));
    terms.turnMs = 60_000;
    const next = turns.run(task(1));
    expect(begun).toEqual([0]);
    while (begun.length < 2) await pause(5);
    end(0);
    await expect(slow).resolves.toBe(0);
    // The turn of the slow task was passed on once, not twice.
    const third = turns.run(task(2));
    await soon();
    expect(begun).toEqual([0, 1]);
    end(1);
    await expect(next).resolves.toBe(1);
    await soon();
    end(2);
    await expect(third).resolves.toBe(2);
  });

  test('a task that waited longer for its turn than the limit is rejected without being started', async () => {
    const turns = new Turns({ atOnce: 1, turnMs: 60_000, patienceMs: 10, rejection: () => new Error('busy') });
    const { begun, task, end } = tasks();
    const first = turns.run(task(0));
    const late = [turns.run(task(1)), turns.run(task(2))].map((one) => one.catch((error: Error) => error.message));
    await pause(30);
    end(0);
    await first;
    await expect(Promise.all(late)).resolves.toEqual(['busy', 'busy']);
    expect(begun).toEqual([0]);
    await expect(turns.run(async () => 'free again')).resolves.toBe('free again');
  });

  test('a failed task ends its turn', async () => {
    const turns = new Turns({ atOnce: 1, turnMs: 60_000, patienceMs: 60_000, rejection: () => new Error('busy') });
    await expect(turns.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(turns.run(async () => 1)).resolves.toBe(1);
  });
});
