import { linesForReader } from './reader-names.js';

const cup = { id: 1, name: 'Cup', translations: { uk: { name: 'Чашка' }, ru: { description: 'Из глины' } } };

test.each([
  ['a name in another language is translated', 'Чашка', 'en', 'Cup'],
  ['the own name is translated', 'Cup', 'uk', 'Чашка'],
  ['the own name is shown in a language without a translation', 'Чашка', 'ru', 'Cup'],
  ['the name under which a renamed product was ordered is kept', 'Old cup', 'uk', 'Old cup'],
] as const)('%s', (_, name, language, expected) => {
  expect(linesForReader([{ productId: 1, name, quantity: 2 }], [cup], language)).toEqual([
    { productId: 1, name: expected, quantity: 2 },
  ]);
});

test('the line of a deleted product keeps its name', () => {
  expect(linesForReader([{ productId: 9, name: 'Gone' }], [cup], 'uk')).toEqual([{ productId: 9, name: 'Gone' }]);
});
