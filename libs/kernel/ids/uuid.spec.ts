import { isUuid, uuid } from './random-ids.js';

describe('uuid', () => {
  it('a UUID has version 7 and contains the time', () => {
    const before = Date.now();
    const id = uuid();
    const after = Date.now();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const time = parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time - after).toBeLessThan(1000);
  });

  it('UUIDs sort in the order of their generation, even if many are generated at once', () => {
    const made = Array.from({ length: 20_000 }, uuid);
    expect(new Set(made).size).toBe(made.length);
    expect([...made].sort()).toEqual(made);
  });

  describe('UUIDs with a clock that stands still or is set back', () => {
    const { now } = Date;
    afterEach(() => (Date.now = now));

    it('UUIDs sort in the order of their generation if the clock stands still or is set back', () => {
      const fixed = now();
      Date.now = () => fixed;
      const first = Array.from({ length: 10_000 }, uuid);
      Date.now = () => fixed - 60_000;
      const made = [...first, ...Array.from({ length: 100 }, uuid)];
      expect(new Set(made).size).toBe(made.length);
      expect([...made].sort()).toEqual(made);
      for (const id of made) expect(id.charAt(14)).toBe('7');
    });
  });

  it('a UUID is recognized by its format, in any version and in capitals', () => {
    expect([uuid(), uuid().toUpperCase(), '00000000-0000-0000-0000-000000000000'].every(isUuid)).toBe(true);
    expect(
      ['', uuid().slice(1), `${uuid()}0`, `${uuid()}\n`, uuid().replaceAll('-', ''), 'g'.repeat(36)].some(isUuid),
    ).toBe(false);
  });
});
