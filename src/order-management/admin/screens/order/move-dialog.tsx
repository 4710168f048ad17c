import { useState, type ReactElement } from 'react';
import { api, session, TextArea, TextField, useText } from '#panel';
import type { Order, OrderProps, Status } from './order.js';
import { NotifyCheckbox, type NotifiedOrder } from './notify-checkbox.js';
import { OrderDialog } from './order-dialog.js';

/** Statuses after which an order cannot go back: it left the shop, or it is completed. */
const FINAL: readonly Status[] = ['shipped', 'completed'];

/** i18n key of the button for a move. */
export const moveKey = (to: Status, isPickup: boolean): string =>
  isPickup && (to === 'ready_for_shipment' || to === 'shipped') ? `order.pickup.move_${to}` : `order.moves.${to}`;

interface MoveDialogProps extends Pick<OrderProps, 'reload'> {
  readonly order: Pick<Order, 'id' | 'version' | 'is_pickup' | 'tracking_number' | 'open_amount'> & NotifiedOrder;
  readonly to: Status;
  readonly onClose: () => void;
}

/** Moves the order to a status, with an optional note and notification of the customer. */
export function MoveDialog({ order, to, ...dialog }: MoveDialogProps): ReactElement {
  const say = useText();
  const isPickedUp = to === 'shipped' && order.is_pickup;
  const isSent = to === 'shipped' && !order.is_pickup;
  const [note, setNote] = useState('');
  const [tracking, setTracking] = useState(order.tracking_number ?? '');
  const [notifies, setNotifies] = useState(to !== 'ready_for_shipment' || order.is_pickup || session.shop.mailsReady);
  const label = say(moveKey(to, order.is_pickup));
  return (
    <OrderDialog
      {...dialog}
      title={`${label} · ${say('order.title', { number: order.id })}`}
      submitLabel={label}
      send={() =>
        api.put(`/api/orders/${order.id}/status`, {
          status: to,
          notify: notifies,
          version: order.version,
          ...(note.trim() && { note }),
          ...(isSent && tracking.trim() && { tracking_number: tracking }),
        })
      }
    >
      {(error) => (
        <>
          {FINAL.includes(to) && (
            <p className="warn-box">{say(isPickedUp ? 'order.pickup.final' : `order.move.final_${to}`)}</p>
          )}
          {to === 'awaiting_payment' && <p className="hint-box">{say('order.move.ask_payment')}</p>}
          {to === 'shipped' && order.open_amount > 0 && <p className="hint-box">{say('order.move.unpaid')}</p>}
          {isSent && (
            <TextField
              label={say('order.shipment.tracking_number')}
              value={tracking}
              maxLength={100}
              autoComplete="off"
              onChange={setTracking}
              errors={error?.fields['tracking_number']}
            />
          )}
          <TextArea
            label={say('order.move.note')}
            hint={say('order.move.note_hint')}
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
