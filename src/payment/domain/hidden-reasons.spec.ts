import { hiddenReasons } from './hidden-reasons.js';

test.each([
  ['shown if nothing hides it', [], true, []],
  ['hidden by its own reasons', ['inactive', 'incomplete:bank_name'], true, ['inactive', 'incomplete:bank_name']],
  ['hidden while the shop has payments switched off', [], false, ['payments_disabled']],
  ['hidden for its own reasons and the switch of the shop', ['inactive'], false, ['inactive', 'payments_disabled']],
] as const)('a payment method is %s', (_, hidden, enabled, expected) => {
  expect(hiddenReasons({ hidden }, enabled)).toEqual(expected);
});
