import { uuid } from './uuid.js';

describe('uuid', () => {
  it('is a version 7 one that carries the time', () => {
    const before = Date.now();
    const id = uuid();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const time = parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time - before).toBeLessThan(1000);
  });

  it('sorts in the order of making, also when many are made at once', () => {
    const made = Array.from({ length: 20_000 }, uuid);
    expect(new Set(made).size).toBe(made.length);
    expect([...made].sort()).toEqual(made);
  });
});
