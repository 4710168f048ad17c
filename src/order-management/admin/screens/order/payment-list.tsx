import { useState, type ReactElement } from 'react';
import { Badge, Button, format, useText } from '#panel';
import { BankTransferLink, useBankTransfers } from './bank-transfers.js';
import { MONEY_TONES } from './money-moments.js';
import { MovePaymentDialog } from './move-payment-dialog.js';
import type { Order, OrderProps, Payment } from './order.js';
import { ReverseDialog } from './reverse-dialog.js';

type Correction = 'move' | 'reverse';

/** Each payment and refund with its source; recorded payments can be moved to another order or reversed. */
export function PaymentList(props: OrderProps): ReactElement | null {
  const say = useText();
  const { order } = props;
  const transfers = useBankTransfers(order);
  const [asked, setAsked] = useState<{ readonly payment: Payment; readonly correction: Correction } | null>(null);
  if (order.payments.length + order.refunds.length === 0) return null;
  const dialog = { ...props, onClose: () => setAsked(null) };
  return (
    <section className="order-transfers" aria-label={say('order.payments.list')}>
      <h3>{say('order.payments.list')}</h3>
      <ul>
        {order.payments.map((payment) => {
          const { id, status, amount, reversible: isReversible } = payment;
          const money = format.money(amount, order.currency);
          const transfer = transfers.get(id);
          return (
            <li key={id}>
              <strong className="nowrap">{money}</strong>
              <Badge tone={MONEY_TONES[status]}>{say(`order.payments.states.${status}`)}</Badge>
              <span className="soft">{sourceOf(payment)}</span>
              {transfer && <BankTransferLink transfer={transfer} />}
              {isReversible &&
                (['move', 'reverse'] as const).map((correction) => (
                  <Button key={correction} small kind="quiet" onClick={() => setAsked({ payment, correction })}>
                    {say(`order.payments.${correction}`)}
                    <span className="unseen"> {money}</span>
                  </Button>
                ))}
            </li>
          );
        })}
        {order.refunds.map((refund) => (
          <li key={`refund-${refund.id}`}>
            <strong className="nowrap">{format.money(-refund.amount, order.currency)}</strong>
            <Badge tone={MONEY_TONES[refund.status]}>{say(`order.payments.refund_states.${refund.status}`)}</Badge>
            <span className="soft">
              {[methodOf(order, refund.method), refund.refund_id, format.date(refund.created_at), refund.reason]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {asked?.correction === 'move' && <MovePaymentDialog {...dialog} payment={asked.payment} />}
      {asked?.correction === 'reverse' && <ReverseDialog {...dialog} payment={asked.payment} />}
    </section>
  );
}

/** Method, ids and day of a payment. */
const sourceOf = (payment: Payment): string => {
  const { method_title: method, transaction_id: transaction, reference, received_at: received } = payment;
  const ids = [...new Set([transaction, reference])].map((id) => id && format.iban(id));
  return [method, ...ids, format.date(received ?? payment.created_at)].filter(Boolean).join(' · ');
};

/** Returns the display name of a payment method. Only payments contain it, so it is taken from a payment by this method. */
const methodOf = ({ payments }: Order, key: string): string =>
  payments.find(({ method }) => method === key)?.method_title ?? key;
