import { type Caller, isBuyer } from './caller.js';

test.each<[Caller['kind'], boolean]>([
  ['guest', true],
  ['customer', true],
  ['administrator', false],
  ['integration', false],
])('budgets apply to callers other than administrators: %s %s', (kind, expected) => {
  expect(isBuyer({ kind })).toBe(expected);
});
