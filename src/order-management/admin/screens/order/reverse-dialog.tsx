import { useState, type ReactElement } from 'react';
import { format, usePost, useText } from '#panel';
import { minor } from './amounts.js';
import { useBankTransfers } from './bank-transfers.js';
import { NotifyCheckbox } from './notify-checkbox.js';
import type { Order, OrderProps, Payment } from './order.js';
import { OrderDialog } from './order-dialog.js';
import { ReasonField } from './reason-field.js';

interface ReverseDialogProps extends OrderProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

/** Takes back a payment that was recorded by mistake. */
export function ReverseDialog({ order, payment, ...dialog }: ReverseDialogProps): ReactElement {
  const say = useText();
  const post = usePost();
  const transfer = useBankTransfers(order).get(payment.id);
  const [reason, setReason] = useState('');
  const [notifies, setNotifies] = useState(false);
  const amount = format.money(payment.amount, order.currency);
  const reopens = order.status === 'paid' && order.shipped_at === null && isNeeded(order, payment);
  return (
    <OrderDialog
      {...dialog}
      danger
      title={say('order.reverse.title', { amount })}
      submitLabel={say('order.reverse.submit')}
      disabled={reason.trim() === ''}
      send={() =>
        post(`/api/orders/${order.id}/payments/${payment.id}/reverse`, {
          reason,
          notify: reopens && notifies,
          version: order.version,
        })
      }
    >
      {(error) => (
        <>
          <p className="warn-box">{say(reopens ? 'order.reverse.reopens' : 'order.reverse.text')}</p>
          {transfer && (
            <p className="hint-box">
              {say(transfer.allocations.length > 1 ? 'order.reverse.split_transfer' : 'order.reverse.transfer')}
            </p>
          )}
          <ReasonField hint={say('order.reverse.reason_hint')} value={reason} onChange={setReason} error={error} />
          {reopens && <NotifyCheckbox order={order} checked={notifies} onChange={setNotifies} />}
        </>
      )}
    </OrderDialog>
  );
}

/** Whether the rest of the payments, less the refunds, does not cover the total. */
const isNeeded = (order: Order, { amount }: Payment): boolean => {
  const [paid, refunded, reversed, total] = [order.paid_amount, order.refunded_amount, amount, order.total].map((one) =>
    minor(one, order.currency),
  );
  return paid! - refunded! - reversed! < total!;
};
