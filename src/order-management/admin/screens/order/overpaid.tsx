import { useState, type ReactElement } from 'react';
import { Button, can, ConfirmButton, format, notify, usePost, useText } from '#panel';
import type { OrderProps } from './order.js';
import { RefundDialog } from './refund-dialog.js';

/** The amount paid above the total, a refund of exactly this amount, and the decision to keep it. */
export function Overpaid(props: OrderProps): ReactElement | null {
  const say = useText();
  const post = usePost();
  const [refunds, setRefunds] = useState(false);
  const { order, reload } = props;
  if (order.overpaid_amount === 0) return null;
  const amount = format.money(order.overpaid_amount, order.currency);
  const isKept = order.overpayment_kept;
  const keepIt = async (): Promise<void> => {
    const { message } = await post(`/api/admin/orders/${order.id}/keep-overpayment`, { version: order.version });
    notify.good(message);
    await reload();
  };
  return (
    <div className={`order-overpaid ${isKept ? 'hint-box' : 'warn-box'}`} role={isKept ? undefined : 'status'}>
      <p>{say(isKept ? 'order.overpaid.kept' : 'order.overpaid.text', { amount })}</p>
      {can('manager') && (
        <div className="actions">
          {order.can.refund && (
            <Button small kind={isKept ? 'quiet' : 'secondary'} onClick={() => setRefunds(true)}>
              {say('order.refund.submit_amount', { amount })}
            </Button>
          )}
          {!isKept && (
            <ConfirmButton
              small
              kind="quiet"
              label={say('order.overpaid.keep')}
              title={say('order.overpaid.keep_title', { amount })}
              question={say('order.overpaid.keep_text')}
              onConfirm={keepIt}
            />
          )}
        </div>
      )}
      {refunds && <RefundDialog {...props} onClose={() => setRefunds(false)} />}
    </div>
  );
}
