import { BusyProcess } from './busy-process.js';

describe('background work while the process answers requests', () => {
  let asked = 0;
  const busy = new BusyProcess(() => ++asked);
  beforeEach(() => (asked = 0));

  test('background work checks before each batch whether requests wait', async () => {
    await busy.wait({ longest: 150, since: new Date() });
    expect(asked).toBeGreaterThan(0);
  });

  test('background work that is 30 seconds late no longer waits, because more work would accumulate', async () => {
    await busy.wait({ since: new Date(Date.now() - 31_000) });
    expect(asked).toBe(0);
  });
});
