import { defineTransitions } from './transition-table.js';

type Lock = 'open' | 'closed' | 'locked';

const lock = defineTransitions<Lock, { key: boolean }>({
  initial: ['open'],
  table: {
    open: ['closed'],
    closed: ['open', { to: 'locked', when: ({ key }) => key }],
    locked: [{ to: 'closed', when: ({ key }) => key }],
  },
});

describe('transition tables', () => {
  it('a transition table lists the next states in the order of the table', () => {
    expect(lock.states).toEqual(['open', 'closed', 'locked']);
    expect(lock.allowed('closed', { key: true })).toEqual(['open', 'locked']);
    expect(lock.can('open', 'closed', { key: false })).toBe(true);
    expect(lock.can('open', 'locked', { key: true })).toBe(false);
  });

  it('a transition table checks the conditions of transitions', () => {
    expect(lock.allowed('closed', { key: false })).toEqual(['open']);
    expect(lock.allowed('locked', { key: false })).toEqual([]);
  });

  it('a transition table allows nothing from an unknown state', () => {
    expect(lock.allowed('toString' as Lock, { key: true })).toEqual([]);
    expect(lock.can('ajar' as Lock, 'open', { key: true })).toBe(false);
  });

  it('a transition table lists the reachable states', () => {
    const chain = defineTransitions<'a' | 'b' | 'c'>({ initial: ['a'], table: { a: ['b'], b: ['c'], c: [] } });
    expect(chain.reachable()).toEqual(['a', 'b', 'c']);
    expect(chain.reachable('b')).toEqual(['c']);
    expect(chain.reachable('c')).toEqual([]);
    expect(chain.can('a', 'b')).toBe(true);
  });

  it('a transition table with an unreachable state is refused', () => {
    expect(() => defineTransitions<'a' | 'b' | 'c'>({ initial: ['a'], table: { a: [], b: ['c'], c: ['b'] } })).toThrow(
      'b, c',
    );
  });

  it('a transition table with unknown states or repeated next states is refused', () => {
    expect(() => defineTransitions<string>({ initial: ['a'], table: { a: ['x'] } })).toThrow('a → x');
    expect(() => defineTransitions<string>({ initial: ['x'], table: { a: [] } })).toThrow('x');
    expect(() => defineTransitions<string>({ initial: ['a'], table: { a: ['b', 'b'], b: [] } })).toThrow('twice');
  });
});
