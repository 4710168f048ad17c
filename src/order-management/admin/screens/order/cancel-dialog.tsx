import { useState, type ReactElement } from 'react';
import { api, Button, Dialog, Form, format, notify, TextArea, useSubmit, useText } from '#panel';
import type { OrderProps } from './order.js';
import { NotifyCheckbox } from './notify-checkbox.js';

/** Cancels the order, after saying what follows and asking for the reason. */
export function CancelDialog({ order, reload, onClose }: OrderProps & { readonly onClose: () => void }): ReactElement {
  const say = useText();
  const [reason, setReason] = useState('');
  const [notifies, setNotifies] = useState(true);
  const { submit, busy, error } = useSubmit(async () => {
    const { message } = await api.post(`/api/orders/${order.id}/cancel`, {
      ...(reason.trim() && { reason }),
      notify: notifies,
      version: order.version,
    });
    onClose();
    notify.good(message);
    await reload();
  });
  const renew = async (): Promise<void> => {
    onClose();
    await reload();
  };
  const paid = order.paid_amount - order.refunded_amount;
  return (
    <Dialog title={say('order.cancel.title', { number: order.id })} onClose={onClose}>
      <Form
        danger
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        onReload={() => void renew()}
        submitLabel={say('order.cancel.submit')}
        aside={<Button onClick={onClose}>{say('order.cancel.keep')}</Button>}
      >
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
      </Form>
    </Dialog>
  );
}
