import type { Caller } from '../../platform/access/caller.js';
import { isBuyer } from './is-buyer.js';

test.each<[Caller['kind'], boolean]>([
  ['guest', true],
  ['customer', true],
  ['administrator', false],
  ['integration', false],
])('budgets bound callers that are not administrators: %s %s', (kind, expected) => {
  expect(isBuyer({ kind })).toBe(expected);
});
