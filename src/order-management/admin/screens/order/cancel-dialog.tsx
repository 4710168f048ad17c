import { useState, type ReactElement } from 'react';
import { api, format, TextArea, useText } from '#panel';
import type { OrderProps } from './order.js';
import { NotifyCheckbox } from './notify-checkbox.js';
import { OrderDialog } from './order-dialog.js';

/** Cancels the order after a confirmation with its consequences and a reason. */
export function CancelDialog({ order, ...dialog }: OrderProps & { readonly onClose: () => void }): ReactElement {
  const say = useText();
  const [reason, setReason] = useState('');
  const [notifies, setNotifies] = useState(true);
  const paid = order.paid_amount - order.refunded_amount;
  return (
    <OrderDialog
      {...dialog}
      danger
      title={say('order.cancel.title', { number: order.id })}
      submitLabel={say('order.cancel.submit')}
      backLabel={say('order.cancel.keep')}
      send={() =>
        api.post(`/api/orders/${order.id}/cancel`, {
          ...(reason.trim() && { reason }),
          notify: notifies,
          version: order.version,
        })
      }
    >
      {(error) => (
        <>
          <p className="warn-box">
            {say('order.cancel.final')}
            {paid > 0 && ` ${say('order.cancel.paid', { amount: format.money(paid, order.currency) })}`}
          </p>
          <TextArea
            label={say('order.cancel.reason')}
            hint={say('order.cancel.reason_hint')}
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={setReason}
            errors={error?.fields['reason']}
          />
          <NotifyCheckbox order={order} checked={notifies} onChange={setNotifies} />
        </>
      )}
    </OrderDialog>
  );
}
