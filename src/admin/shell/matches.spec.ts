import { matches } from './matches.js';

test.each([
  ['імп вип', ['Імпортувати виписку'], true],
  ['import STATE', ['Імпортувати виписку', 'import a bank statement'], true],
  ['couriers', ['Couriers’ registers'], true],
  ["кур'єрів", ['Реєстри кур’єрів'], true],
  ['port', ['import a bank statement'], false],
  ['import order', ['import a bank statement'], false],
  ['', ['Orders'], true],
])('%j finds %j: %j', (query, texts, expected) => {
  expect(matches(query, texts)).toBe(expected);
});
