import { defineTransitions } from './transition-table.js';

type Door = 'open' | 'closed' | 'locked';

const door = defineTransitions<Door, { key: boolean }>({
  initial: ['open'],
  table: {
    open: ['closed'],
    closed: ['open', { to: 'locked', when: ({ key }) => key }],
    locked: [{ to: 'closed', when: ({ key }) => key }],
  },
});

describe('transition table', () => {
  it('says what may follow, in the order of the table', () => {
    expect(door.states).toEqual(['open', 'closed', 'locked']);
    expect(door.allowed('closed', { key: true })).toEqual(['open', 'locked']);
    expect(door.can('open', 'closed', { key: false })).toBe(true);
    expect(door.can('open', 'locked', { key: true })).toBe(false);
  });

  it('asks the conditions', () => {
    expect(door.allowed('closed', { key: false })).toEqual(['open']);
    expect(door.allowed('locked', { key: false })).toEqual([]);
  });

  it('allows nothing from a word that is no state', () => {
    expect(door.allowed('toString' as Door, { key: true })).toEqual([]);
    expect(door.can('ajar' as Door, 'open', { key: true })).toBe(false);
  });

  it('knows what can ever be reached', () => {
    const way = defineTransitions<'a' | 'b' | 'c'>({ initial: ['a'], table: { a: ['b'], b: ['c'], c: [] } });
    expect(way.reachable()).toEqual(['a', 'b', 'c']);
    expect(way.reachable('b')).toEqual(['c']);
    expect(way.reachable('c')).toEqual([]);
    expect(way.can('a', 'b')).toBe(true);
  });

  it('refuses a state that cannot be reached', () => {
    expect(() => defineTransitions<'a' | 'b' | 'c'>({ initial: ['a'], table: { a: [], b: ['c'], c: ['b'] } })).toThrow(
      'b, c',
    );
  });

  it('refuses unknown states and followers named twice', () => {
    expect(() => defineTransitions<string>({ initial: ['a'], table: { a: ['x'] } })).toThrow('a → x');
    expect(() => defineTransitions<string>({ initial: ['x'], table: { a: [] } })).toThrow('x');
    expect(() => defineTransitions<string>({ initial: ['a'], table: { a: ['b', 'b'], b: [] } })).toThrow('twice');
  });
});
