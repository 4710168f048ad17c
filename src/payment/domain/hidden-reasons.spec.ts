import { hiddenReasons } from './hidden-reasons.js';

test.each([
  ['shown: nothing hides it', [], true, []],
  ['hidden by its own reasons', ['inactive', 'incomplete:bank_name'], true, ['inactive', 'incomplete:bank_name']],
  ['hidden with all others', [], false, ['payments_disabled']],
  ['hidden for both', ['inactive'], false, ['inactive', 'payments_disabled']],
] as const)('a payment method is %s', (_, hidden, enabled, expected) => {
  expect(hiddenReasons({ hidden }, enabled)).toEqual(expected);
});
