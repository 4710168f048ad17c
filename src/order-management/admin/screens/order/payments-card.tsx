import type { ReactElement } from 'react';
import { Card, Facts, format, useText } from '#panel';
import { BankRefunds } from './bank-refunds.js';
import { Contradictions } from './contradictions.js';
import type { OrderProps } from './order.js';
import { Overpaid } from './overpaid.js';
import { PaymentList } from './payment-list.js';
import { ProviderMessages } from './provider-messages.js';

/**
 * Sums of the order's payments with warnings about them, each payment and refund, its refunds by bank transfer, and a
 * link to the messages of the providers.
 */
export function PaymentsCard({ order, reload }: OrderProps): ReactElement {
  const say = useText();
  const money = (amount: number): string => format.money(amount, order.currency);
  return (
    <Card title={say('order.payments.title')}>
      <Contradictions order={order} />
      <Overpaid order={order} reload={reload} />
      <Facts
        items={[
          { label: say('order.payments.method'), value: order.payment_method_title },
          { label: say('order.payments.paid'), value: money(order.paid_amount) },
          { label: say('order.payments.refunded'), value: order.refunded_amount > 0 && money(order.refunded_amount) },
          { label: say('order.payments.open'), value: order.status !== 'cancelled' && money(order.open_amount) },
          { label: say('order.payments.refund_due'), value: order.refund_due > 0 && money(order.refund_due) },
          {
            label: say('order.payments.due'),
            value:
              order.status === 'awaiting_payment' &&
              order.payment_due_at &&
              `${format.date(order.payment_due_at)} (${format.daysFromNow(order.payment_due_at)})`,
          },
          { label: say('order.payments.paid_at'), value: format.dateTime(order.paid_at) },
          { label: say('order.payments.note'), value: order.payment_note },
        ].filter(({ value }) => value !== false)}
      />
      <PaymentList order={order} reload={reload} />
      <BankRefunds key={order.version} order={order} />
      <ProviderMessages order={order} />
    </Card>
  );
}
