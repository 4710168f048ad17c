import { Money } from '#kernel';
import type { PayoutLine } from './decide-payout.js';
import { predictPayouts, type NamingPayout } from './predict-payouts.js';

const amount = Money.of(3490, 'EUR');
const line: PayoutLine = {
  id: 1,
  refundId: 7,
  amount,
  state: 'exported',
  isLive: true,
  isPaid: false,
  isReturned: false,
};
const debit = (more: Partial<NamingPayout> = {}): NamingPayout => ({
  kind: 'debit',
  amount,
  isIncoming: false,
  bookedOn: '2026-11-25',
  payoutReference: 'E2E',
  ...more,
});
const back = (): NamingPayout => debit({ kind: 'return', isIncoming: true });
const predicted = (transactions: readonly NamingPayout[], lines: readonly PayoutLine[] = [line]) => {
  const results = predictPayouts(transactions, new Map(['E2E', 'BATCH'].map((reference) => [reference, lines])));
  return transactions.map((one) => results.get(one));
};

describe('the prediction for transactions that name refunds', () => {
  test('of two debits of one refund in one file, the earlier one pays it out', () => {
    expect(predicted([debit(), debit()])).toEqual([true, false]);
    expect(predicted([debit(), debit({ bookedOn: '2026-11-24' })])).toEqual([false, true]);
  });

  test('a debit under the id of the refund file does not pay a refund that another debit paid', () => {
    expect(predicted([debit(), debit({ payoutReference: 'BATCH' })])).toEqual([true, false]);
  });

  test('a return is predicted after its debit, also if the file has it first, and only once', () => {
    expect(predicted([back(), debit()])).toEqual([true, true]);
    expect(predicted([debit(), back(), back()])).toEqual([true, true, false]);
  });

  test('a debit that pays an earlier line of a refund ends the later line', () => {
    const later = { ...line, id: 2 };
    const lines = new Map([
      ['E2E', [{ ...line, isLive: false }]],
      ['NEXT', [later]],
    ]);
    const [first, second] = [debit(), debit({ payoutReference: 'NEXT' })];
    const results = predictPayouts([first, second], lines);
    expect([results.get(first), results.get(second)]).toEqual([true, false]);
  });

  test('a transaction whose reference is in no refund file gets no prediction', () => {
    expect(predicted([debit()], [])).toEqual([undefined]);
  });
});
