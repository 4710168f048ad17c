import type { ReactElement } from 'react';
import { Badge, Card, DataTable, Facts, format, useText, type Column, type Schemas, type Tone } from '#panel';
import type { OrderProps, Payment } from './order.js';
import { RefundOrder } from './refund-order.js';

type Refund = Schemas['OrderRefundResponse'];

const TONES: Record<Payment['status'] | Refund['status'], Tone> = {
  pending: 'warn',
  captured: 'good',
  declined: 'bad',
  recorded: 'good',
  refunded: 'good',
  failed: 'bad',
};

/** What came in, what went back, and what is still open. */
export function PaymentsCard({ order, reload }: OrderProps): ReactElement {
  const say = useText();
  const money = (amount: number): string => format.money(amount, order.currency);
  const state = ({ status }: Payment | Refund): ReactElement => (
    <Badge tone={TONES[status]}>{say(`order.payments.states.${status}`)}</Badge>
  );
  const payments: ReadonlyArray<Column<Payment>> = [
    {
      key: 'day',
      title: say('order.payments.day'),
      main: true,
      cell: ({ received_at: received, created_at: created }) => format.date(received ?? created),
    },
    { key: 'method', title: say('order.payments.method'), cell: ({ method_title: method }) => method },
    {
      key: 'reference',
      title: say('order.payments.reference'),
      cell: ({ reference, transaction_id: id }) => reference ?? id,
    },
    { key: 'state', title: say('order.payments.state'), cell: state },
    { key: 'amount', title: say('order.payments.amount'), align: 'end', cell: ({ amount }) => money(amount) },
  ];
  const refunds: ReadonlyArray<Column<Refund>> = [
    {
      key: 'day',
      title: say('order.payments.day'),
      main: true,
      cell: ({ created_at: created }) => format.date(created),
    },
    { key: 'reason', title: say('order.refund.reason'), cell: ({ reason }) => reason },
    { key: 'state', title: say('order.payments.state'), cell: state },
    { key: 'amount', title: say('order.payments.amount'), align: 'end', cell: ({ amount }) => money(amount) },
  ];
  return (
    <Card
      title={say('order.payments.title')}
      actions={order.can.refund && order.refund_due === 0 && <RefundOrder order={order} reload={reload} />}
    >
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
      {order.payments.length > 0 ? (
        <DataTable
          caption={say('order.payments.booked')}
          columns={payments}
          rows={order.payments}
          rowKey={({ id }) => id}
        />
      ) : (
        <p className="soft">{say('order.payments.none')}</p>
      )}
      {order.refunds.length > 0 && (
        <>
          <h3>{say('order.payments.refunds')}</h3>
          <DataTable
            caption={say('order.payments.refunds')}
            columns={refunds}
            rows={order.refunds}
            rowKey={({ id }) => id}
          />
        </>
      )}
    </Card>
  );
}
