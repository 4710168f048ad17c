import { useState, type ReactElement } from 'react';
import { format, TextArea, usePost, useText } from '#panel';
import { NotifyCheckbox } from './notify-checkbox.js';
import type { OrderProps, Payment } from './order.js';
import { OrderDialog } from './order-dialog.js';

interface ReverseDialogProps extends OrderProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

/** Takes back a payment that was recorded by mistake. */
export function ReverseDialog({ order, payment, ...dialog }: ReverseDialogProps): ReactElement {
  const say = useText();
  const post = usePost();
  const [reason, setReason] = useState('');
  const [notifies, setNotifies] = useState(false);
  const amount = format.money(payment.amount, order.currency);
  const isPaid = order.status === 'paid' && order.shipped_at === null;
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
          notify: isPaid && notifies,
          version: order.version,
        })
      }
    >
      {(error) => (
        <>
          <p className="warn-box">{say(isPaid ? 'order.reverse.reopens' : 'order.reverse.text')}</p>
          <TextArea
            label={say('order.reverse.reason')}
            hint={say('order.reverse.reason_hint')}
            required
            rows={2}
            maxLength={2000}
            value={reason}
            onChange={setReason}
            errors={error?.fields['reason']}
          />
          {isPaid && <NotifyCheckbox order={order} checked={notifies} onChange={setNotifies} />}
        </>
      )}
    </OrderDialog>
  );
}
