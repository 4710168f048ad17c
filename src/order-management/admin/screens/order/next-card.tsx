import { useState, type ReactElement } from 'react';
import { Button, Card, format, useText } from '#panel';
import { ActionDialog, labelKeyOf, type AskedAction } from './action-dialog.js';
import type { OrderProps } from './order.js';
import { actionsOf, isDeclined } from './order-actions.js';
import { VerifyPayment } from './verify-payment.js';

/** The next step for the order's status and the administrator's role; only actions that the API allows. */
export function NextCard(props: OrderProps): ReactElement {
  const say = useText();
  const { order } = props;
  const { main, more } = actionsOf(order);
  const isClosed = order.status === 'completed' || order.status === 'cancelled';
  return (
    <Card title={say('order.next.title')}>
      {order.refund_due > 0 && (
        <p className="warn-box">
          {say('order.next.refund_due', { amount: format.money(order.refund_due, order.currency) })}
        </p>
      )}
      {order.cancel_reason && (
        <p className="soft">{say('order.next.cancel_reason', { reason: order.cancel_reason })}</p>
      )}
      {isDeclined(order) && (
        <p className="warn-box">{say('order.next.declined', { method: order.payment_method_title })}</p>
      )}
      {main === 'verify' && <VerifyPayment {...props} />}
      {main !== null && main !== 'verify' && <MainAction {...props} action={main} />}
      {main === null && (isClosed || more.length === 0) && (
        <p className="soft">{say(isClosed ? `order.next.${order.status}` : 'order.next.nothing')}</p>
      )}
    </Card>
  );
}

function MainAction({ action, ...props }: OrderProps & { readonly action: AskedAction }): ReactElement {
  const say = useText();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {say(labelKeyOf(action, props.order.is_pickup))}
      </Button>
      {open && <ActionDialog {...props} action={action} onClose={() => setOpen(false)} />}
    </div>
  );
}
