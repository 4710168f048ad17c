import { type Caller, isBuyer } from './caller.js';

test.each<[Caller['kind'], boolean]>([
  ['guest', true],
  ['customer', true],
  ['administrator', false],
  ['integration', false],
])('whether budgets apply to a caller: %s %s', (kind, expected) => {
  expect(isBuyer({ kind })).toBe(expected);
});
