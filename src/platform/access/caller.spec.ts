import { type Caller, isBuyer } from './caller.js';

test.each<[Caller['kind'], boolean]>([
  ['guest', true],
  ['customer', true],
  ['administrator', false],
  ['integration', false],
])('budgets bound callers that are not administrators: %s %s', (kind, expected) => {
  expect(isBuyer({ kind })).toBe(expected);
});
