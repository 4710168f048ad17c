import { Badge, format, type Schemas, type Tone, type Translate } from '#panel';
import type { Order, OrderMoment, Payment } from './order.js';

type Refund = Schemas['OrderRefundResponse'];

export const MONEY_TONES: Record<Payment['status'] | Refund['status'], Tone> = {
  pending: 'warn',
  authorized: 'info',
  releasing: 'warn',
  captured: 'good',
  declined: 'bad',
  voided: 'neutral',
  reversed: 'bad',
  recorded: 'good',
  refunded: 'good',
  failed: 'bad',
};

/** Payments and refunds without a history entry: pending, declined or failed. */
export function moneyMoments(say: Translate, { currency, history, payments, refunds }: Order): OrderMoment[] {
  const paid = new Set(history.map(({ changes }) => changes?.payment_id));
  const refunded = new Set(history.map(({ changes }) => changes?.refund_id));
  const momentOf = (
    kind: 'payment' | 'refund',
    { id, status, amount, created_at: at }: Payment | Refund,
    detail: string,
  ): OrderMoment => ({
    key: `${kind}-${id}`,
    at,
    tone: MONEY_TONES[status],
    title: (
      <>
        {say(`order.timeline.${kind}`, { amount: format.money(amount, currency) })}{' '}
        <Badge tone={MONEY_TONES[status]}>{say(`order.payments.states.${status}`)}</Badge>
      </>
    ),
    detail: [format.time(at), detail].filter(Boolean).join(' · '),
  });
  return [
    ...payments
      .filter(({ id }) => !paid.has(id))
      .map((payment) =>
        momentOf('payment', payment, [payment.method_title, payment.transaction_id].filter(Boolean).join(', ')),
      ),
    ...refunds.filter(({ id }) => !refunded.has(id)).map((refund) => momentOf('refund', refund, refund.reason ?? '')),
  ];
}
