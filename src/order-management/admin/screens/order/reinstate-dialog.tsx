import { useState, type ReactElement } from 'react';
import { api, TextArea, useText } from '#panel';
import type { OrderProps } from './order.js';
import { NotifyCheckbox } from './notify-checkbox.js';
import { OrderDialog } from './order-dialog.js';

/** Takes back the cancellation of the order after a confirmation with its consequences. */
export function ReinstateDialog({ order, ...dialog }: OrderProps & { readonly onClose: () => void }): ReactElement {
  const say = useText();
  const [note, setNote] = useState('');
  const [notifies, setNotifies] = useState(true);
  return (
    <OrderDialog
      {...dialog}
      title={say('order.reinstate.title', { number: order.id })}
      submitLabel={say('order.reinstate.submit')}
      send={() =>
        api.post(`/api/orders/${order.id}/reinstate`, {
          ...(note.trim() && { note }),
          notify: notifies,
          version: order.version,
        })
      }
    >
      {(error) => (
        <>
          <p className="hint-box">{say('order.reinstate.takes_stock')}</p>
          <TextArea
            label={say('order.reinstate.note')}
            hint={say('order.reinstate.note_hint')}
            rows={3}
            maxLength={2000}
            value={note}
            onChange={setNote}
            errors={error?.fields['note']}
          />
          <NotifyCheckbox order={order} checked={notifies} onChange={setNotifies} />
        </>
      )}
    </OrderDialog>
  );
}
