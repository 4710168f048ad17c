import { optionOf, suggested } from './combobox-options.js';

const options = [
  { value: 'size', label: 'Розмір' },
  { value: 'color', label: 'Колір' },
  { value: 'volume', label: 'Розмір чашки' },
  { value: 'Size', label: 'Size' },
];

test('an option is found by its label or value in any letter case, an exact value first', () => {
  expect(optionOf(options, 'розмір')?.value).toBe('size');
  expect(optionOf(options, 'COLOR')?.value).toBe('color');
  expect(optionOf(options, 'Size')?.value).toBe('Size');
  expect(optionOf(options, 'size')?.value).toBe('size');
  expect(optionOf(options, 'weight')).toBeUndefined();
  expect(optionOf([{ value: '', label: '' }], ' ')?.value).toBeUndefined();
});

test('suggestions contain the text in label or value, those that begin with it first', () => {
  expect(suggested(options, 'ол').map(({ value }) => value)).toEqual(['color']);
  expect(suggested(options, 'ч').map(({ value }) => value)).toEqual(['volume']);
  expect(suggested(options, 'o').map(({ value }) => value)).toEqual(['color', 'volume']);
  expect(suggested(options, '')).toHaveLength(4);
});
