import { setImmediate } from 'node:timers/promises';

const { sideBySide } = (await import('./static-checks.mjs' as string)) as {
  sideBySide: (works: (() => Promise<string>)[], cores: number) => Promise<string[]>;
};

describe('concurrent checks', () => {
  it.each([1, 2, 8])('as many checks run at a time as there are cores: %d', async (cores) => {
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await setImmediate();
      running -= 1;
      return '';
    };
    await sideBySide(Array(8).fill(work), cores);
    expect(most).toBe(cores);
  });

  it('the results of concurrent checks are in the order of the checks, whichever ends first', async () => {
    const slow = async () => {
      await setImmediate();
      return 'slow';
    };
    expect(await sideBySide([slow, async () => 'quick', slow], 2)).toEqual(['slow', 'quick', 'slow']);
  });
});
