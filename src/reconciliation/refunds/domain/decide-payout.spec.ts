import { Money } from '#kernel';
import { decidePayout, type PayoutLine } from './decide-payout.js';

const euros = (minor: number): Money => Money.of(minor, 'EUR');
const line = (more: Partial<PayoutLine> = {}): PayoutLine => ({
  id: 1,
  refundId: 7,
  amount: euros(3490),
  state: 'exported',
  isLive: true,
  isPaid: false,
  isReturned: false,
  ...more,
});
const debit = (minor: number) => ({ kind: 'debit', amount: euros(minor), isIncoming: false }) as const;
const back = (minor: number) => ({ kind: 'return', amount: euros(minor), isIncoming: true }) as const;

describe('the decision on a transaction with the reference of a refund', () => {
  test('a debit of exactly the amount of a refund pays the refund out', () => {
    expect(decidePayout(debit(3490), [line()])).toMatchObject({ kind: 'paid_out' });
    expect(decidePayout(debit(3491), [line()])).toBeNull();
    expect(decidePayout({ ...debit(3490), amount: Money.of(3490, 'UAH') }, [line()])).toBeNull();
  });

  test('a debit of exactly the sum of a batch pays all refunds of the batch out', () => {
    const batch = [line(), line({ id: 2, refundId: 8, amount: euros(10) })];
    expect(decidePayout(debit(3500), batch)?.lines).toHaveLength(2);
    expect(decidePayout(debit(3490), batch)).toBeNull();
  });

  test('a second debit for a refund that was paid out is not decided automatically', () => {
    expect(decidePayout(debit(3490), [line({ state: 'paid_out', isPaid: true })])).toBeNull();
    expect(decidePayout(debit(3490), [line({ state: 'paid_out', isLive: false })])).toBeNull();
  });

  test('a debit marks a refund as paid out even if its payment file was discarded', () => {
    expect(decidePayout(debit(3490), [line({ state: 'due', isLive: false })])).toMatchObject({ kind: 'paid_out' });
  });

  test('a returned payment marks an exported or paid-out refund as returned, but only once', () => {
    expect(decidePayout(back(3490), [line({ state: 'paid_out', isPaid: true })])).toMatchObject({ kind: 'returned' });
    expect(decidePayout(back(3490), [line()])).toMatchObject({ kind: 'returned' });
    expect(decidePayout(back(3490), [line({ state: 'returned', isLive: false, isReturned: true })])).toBeNull();
    expect(decidePayout(back(3000), [line({ state: 'paid_out', isPaid: true })])).toBeNull();
  });

  test('a debit with a reference that is in no payment file leads to no decision', () => {
    expect(decidePayout(debit(3490), [])).toBeNull();
  });
});
