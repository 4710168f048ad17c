import type { Facet } from '../../catalog/index.js';
import { facetGroups } from './facet-groups.js';

const facet = (attribute: string, counts: Record<string, number>): Facet => ({
  attribute,
  label: attribute.toUpperCase(),
  values: Object.entries(counts).map(([value, count]) => ({
    value,
    label: value,
    color: value === 'moss' ? '#6f8663' : null,
    count,
  })),
});

describe('filter groups', () => {
  test('filter groups keep the order of the unfiltered list, have current numbers, and disable values without products', () => {
    const [group] = facetGroups(
      [facet('color', { moss: 9, clay: 3, rose: 1 })],
      [facet('color', { clay: 2, moss: 1 })],
      [{ attribute: 'color', values: ['clay'] }],
      'en',
    );
    expect(group!.choices.map(({ value, count, checked, off }) => [value, count, checked, off])).toEqual([
      ['moss', 1, false, false],
      ['clay', 2, true, false],
      ['rose', 0, false, true],
    ]);
  });

  test('active filters can be removed, even if nothing is found', () => {
    const [group] = facetGroups([facet('color', { moss: 9 })], [], [{ attribute: 'color', values: ['moss'] }], 'en');
    expect(group!.choices[0]).toMatchObject({ checked: true, off: false, count: 0 });
  });

  test('amounts in a filter group are in ascending order', () => {
    const [group] = facetGroups([facet('volume', { '100 ml': 5, '20 ml': 3, '1000 ml': 2 })], [], [], 'en');
    expect(group!.choices.map(({ value }) => value)).toEqual(['20 ml', '100 ml', '1000 ml']);
  });

  test('the first filter groups and those with active filters are expanded', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((attribute) => facet(attribute, { one: 1 }));
    const groups = facetGroups(all, all, [{ attribute: 'e', values: ['one'] }], 'en');
    expect(groups.map(({ isOpen }) => isOpen)).toEqual([true, true, true, false, true]);
  });

  test('values in filter groups have their colors', () => {
    const [group] = facetGroups([facet('color', { moss: 2, clay: 1 })], [], [], 'en');
    expect(group!.choices.map(({ color }) => color)).toEqual(['#6f8663', null]);
  });

  test('a long filter group is collapsed, unless one of its values is active', () => {
    const many = facet(
      'name',
      Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`value ${index}`, 500 - index])),
    );
    const [closed] = facetGroups([many], [many], [], 'en');
    expect([closed!.choices.length, closed!.moreOpen]).toEqual([6, false]);
    expect(closed!.more.length).toBeLessThan(100);
    const [open] = facetGroups([many], [many], [{ attribute: 'name', values: ['value 400'] }], 'en');
    expect(open!.moreOpen).toBe(true);
    expect(open!.more.find(({ value }) => value === 'value 400')).toMatchObject({ checked: true });
  });
});
