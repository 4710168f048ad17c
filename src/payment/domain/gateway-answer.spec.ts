import type { PaymentResult, RefundResult } from '#contracts';
import { readPaymentResult, readRefundResult } from './gateway-answer.js';

describe('the answer of a gateway', () => {
  it('is captured money unless it says otherwise', () => {
    expect(readPaymentResult({ success: true, transaction_id: 't1', message: 'Paid' })).toEqual({
      outcome: 'captured',
      transactionId: 't1',
      message: 'Paid',
      error: null,
    });
    expect(readPaymentResult({ success: true, outcome: 'pending', transaction_id: 't1', message: '' }).outcome).toBe(
      'pending',
    );
  });

  it('is declined for certain when success is false', () => {
    expect(readPaymentResult({ success: false, transaction_id: '', message: 'No', error: 'Card expired' })).toEqual({
      outcome: 'declined',
      transactionId: null,
      message: 'No',
      error: 'Card expired',
    });
  });

  it.each([[null], [undefined], [{}], [{ success: 'yes' }], [{ success: true, outcome: 'maybe' }], ['ok']])(
    '%j says nothing about the money',
    (answer) => {
      expect(() => readPaymentResult(answer as unknown as PaymentResult)).toThrow(TypeError);
    },
  );

  it('is bounded and free of what the database cannot store', () => {
    const read = readPaymentResult({
      success: true,
      transaction_id: `a\0${'b'.repeat(400)}`,
      message: 'm'.repeat(900),
    });
    expect(read.transactionId).toHaveLength(255);
    expect(read.transactionId).not.toContain('\0');
    expect(read.message).toHaveLength(500);
  });

  it('of a refund is refunded or failed', () => {
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

  it('may be an offline payment, of which nothing is captured', () => {
    const answer = { success: true, outcome: 'offline', transaction_id: ' t1\n', message: ' Pay later ' } as const;
    expect(readPaymentResult(answer)).toEqual({
      outcome: 'offline',
      transactionId: 't1',
      message: 'Pay later',
      error: null,
    });
  });

  it('has the message as the reason when it names no other, and none when it was not declined', () => {
    const answer = { transaction_id: '', message: 'No funds' };
    expect(readPaymentResult({ ...answer, success: false }).error).toBe('No funds');
    expect(readPaymentResult({ ...answer, success: true, error: 'ignored' }).error).toBeNull();
    expect(readRefundResult({ success: true, refund_id: 'r1', error: 'ignored' }).error).toBeNull();
  });

  it('may lack texts, or have others than texts', () => {
    expect(readPaymentResult({ success: true, transaction_id: 7 } as unknown as PaymentResult)).toEqual({
      outcome: 'captured',
      transactionId: null,
      message: '',
      error: null,
    });
  });
});
