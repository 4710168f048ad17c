import { isUuid, uuid } from './random-ids.js';

describe('uuid', () => {
  it('is a version 7 one that carries the time', () => {
    const before = Date.now();
    const id = uuid();
    const after = Date.now();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const time = parseInt(id.replaceAll('-', '').slice(0, 12), 16);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time - after).toBeLessThan(1000);
  });

  it('sorts in the order of making, also when many are made at once', () => {
    const made = Array.from({ length: 20_000 }, uuid);
    expect(new Set(made).size).toBe(made.length);
    expect([...made].sort()).toEqual(made);
  });

  describe('with a clock that does not advance or is set back', () => {
    const { now } = Date;
    afterEach(() => (Date.now = now));

    it('still sorts in the order of making, however many are made', () => {
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

  it('is known by its shape, of any version and in capitals too', () => {
    expect([uuid(), uuid().toUpperCase(), '00000000-0000-0000-0000-000000000000'].every(isUuid)).toBe(true);
    expect(
      ['', uuid().slice(1), `${uuid()}0`, `${uuid()}\n`, uuid().replaceAll('-', ''), 'g'.repeat(36)].some(isUuid),
    ).toBe(false);
  });
});
