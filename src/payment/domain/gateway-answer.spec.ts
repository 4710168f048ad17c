import type { PaymentResult, RefundResult } from '#contracts';
import { Money } from '#kernel';
import { readPaymentResult, readRefundResult } from './gateway-answer.js';

const NOTHING = { error: null, amount: null, redirectUrl: null, contradiction: null };

describe('answers of gateways', () => {
  it('an answer of a gateway means captured money by default', () => {
    expect(readPaymentResult({ success: true, transaction_id: 't1', message: 'Paid' }, null)).toEqual({
      outcome: 'captured',
      transactionId: 't1',
      message: 'Paid',
      ...NOTHING,
    });
    expect(
      readPaymentResult({ success: true, outcome: 'pending', transaction_id: 't1', message: '' }, null).outcome,
    ).toBe('pending');
  });

  it('an answer with success: false means a definite decline', () => {
    expect(
      readPaymentResult({ success: false, transaction_id: '', message: 'No', error: 'Card expired' }, null),
    ).toEqual({ outcome: 'declined', transactionId: null, message: 'No', ...NOTHING, error: 'Card expired' });
  });

  it.each([[null], [undefined], [{}], [{ success: 'yes' }], [{ success: true, outcome: 'maybe' }], ['ok']])(
    'the answer %j leaves the outcome unknown',
    (answer) => {
      expect(() => readPaymentResult(answer as unknown as PaymentResult, null)).toThrow(TypeError);
    },
  );

  it('texts in a gateway answer are shortened, and characters that the database cannot store are removed', () => {
    const read = readPaymentResult(
      { success: true, transaction_id: `a\0${'b'.repeat(400)}`, message: 'm'.repeat(900) },
      null,
    );
    expect(read.transactionId).toHaveLength(255);
    expect(read.transactionId).not.toContain('\0');
    expect(read.message).toHaveLength(500);
  });

  it('an answer to a refund means refunded or failed', () => {
    expect(readRefundResult({ success: true, refund_id: 'r1' })).toEqual({
      outcome: 'refunded',
      refundId: 'r1',
      error: null,
    });
    expect(readRefundResult({ success: false, refund_id: '', error: 'Too late' })).toEqual({
      outcome: 'failed',
      refundId: null,
      error: 'Too late',
    });
    expect(() => readRefundResult(undefined as unknown as RefundResult)).toThrow(TypeError);
  });

  it('an answer may report an offline payment, for which nothing is captured', () => {
    const answer = { success: true, outcome: 'offline', transaction_id: ' t1\n', message: ' Pay later ' } as const;
    expect(readPaymentResult(answer, null)).toEqual({
      outcome: 'offline',
      transactionId: 't1',
      message: 'Pay later',
      ...NOTHING,
    });
  });

  it('the reason of a decline is the message if there is no other, and only a decline has a reason', () => {
    const answer = { transaction_id: '', message: 'No funds' };
    expect(readPaymentResult({ ...answer, success: false }, null).error).toBe('No funds');
    expect(readPaymentResult({ ...answer, success: true, error: 'ignored' }, null).error).toBeNull();
    expect(readRefundResult({ success: true, refund_id: 'r1', error: 'ignored' }).error).toBeNull();
  });

  it('an answer may lack texts, or have values of other types', () => {
    expect(readPaymentResult({ success: true, transaction_id: 7 } as unknown as PaymentResult, null)).toEqual({
      outcome: 'captured',
      transactionId: null,
      message: '',
      ...NOTHING,
    });
  });
});

describe('amounts in answers about an attempt', () => {
  const attempt = { orderId: 42, amount: Money.parse('19.99', 'EUR'), redirectUrl: null, isReserved: false };
  const redirected = { ...attempt, redirectUrl: 'https://pay.example/1' };
  const reserved = { ...redirected, isReserved: true };
  const paid = { success: true, transaction_id: 't1', message: 'Paid', amount_minor: '1999', currency: 'EUR' };

  it('an answer about an attempt is recorded with the amount that it names', () => {
    const read = readPaymentResult({ ...paid, order_id: 42 }, redirected);
    expect(read).toMatchObject({ outcome: 'captured', contradiction: null });
    expect(read.amount?.toString()).toBe('19.99');
    expect(readPaymentResult({ ...paid, outcome: 'authorized' }, redirected).outcome).toBe('authorized');
  });

  it.each([
    ['another amount', { amount_minor: '1998' }, redirected, 'amount'],
    ['a higher amount', { amount_minor: '2000' }, redirected, 'amount'],
    ['another currency', { currency: 'UAH' }, redirected, 'currency'],
    ['another order', { order_id: 43 }, redirected, 'order'],
    ['no amount after a redirect', { amount_minor: undefined, currency: undefined }, redirected, 'not_named'],
    [
      'no amount after a reservation',
      { amount_minor: undefined, currency: undefined },
      { ...attempt, isReserved: true },
      'not_named',
    ],
    ['a part, reserved', { amount_minor: '500', outcome: 'authorized' }, reserved, 'amount'],
    ['more than was reserved', { amount_minor: '2000' }, reserved, 'amount'],
    ['nothing of what was reserved', { amount_minor: '0' }, reserved, 'amount'],
  ] as const)('an answer that names %s leaves the outcome pending', (_, differing, asked, contradiction) => {
    expect(readPaymentResult({ ...paid, ...differing }, asked)).toMatchObject({
      outcome: 'pending',
      amount: null,
      contradiction,
    });
  });

  it('an answer may name a part of a reserved amount, or no amount if the customer was not redirected', () => {
    expect(readPaymentResult({ ...paid, amount_minor: '500' }, reserved).amount?.toString()).toBe('5.00');
    const { amount_minor: _, currency: __, ...unnamed } = paid;
    expect(readPaymentResult(unnamed, attempt)).toMatchObject({ outcome: 'captured', amount: null });
  });

  it.each([['19.99'], ['-1'], ['1e3'], [''], ['9'.repeat(16)], [1999]])(
    'an answer with the amount %j leaves the outcome unknown',
    (amount) => {
      const answer = { ...paid, amount_minor: amount as string };
      expect(() => readPaymentResult(answer, redirected)).toThrow(TypeError);
    },
  );

  it('an answer redirects to an https URL, or to http on a loopback host', () => {
    const to = (redirect_url: unknown): string | null =>
      readPaymentResult({ ...paid, outcome: 'redirect', redirect_url: redirect_url as string }, attempt).redirectUrl;
    expect(to('https://pay.example/a?b=c')).toBe('https://pay.example/a?b=c');
    expect(to('http://127.0.0.1:4000/pay')).toBe('http://127.0.0.1:4000/pay');
    for (const unsafe of [
      undefined,
      '',
      '/pay',
      '//pay.example',
      'http://pay.example',
      'http://localhost.pay.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:password@pay.example',
      `https://pay.example/${'a'.repeat(5000)}`,
      7,
    ])
      expect(() => to(unsafe)).toThrow(TypeError);
  });
});
