import { useState, type ReactElement } from 'react';
import { Button, Checkbox, Dialog, ErrorBox, Form, session, TextArea, useText, orderStatusKey } from '#panel';
import type { Status } from '../order/order.js';
import { OrderResults } from './order-results.js';
import type { OrderRow } from './order-row.js';
import { useMoves } from './use-moves.js';

/** Whether all selected orders are pickup orders; mixed selections use the names for shipped orders. */
const areFetched = (rows: readonly OrderRow[]): boolean => rows.every(({ is_pickup: isPickup }) => isPickup);

/** i18n key of the button that moves these orders. */
export const moveKey = (to: Status, rows: readonly OrderRow[]): string =>
  areFetched(rows) && (to === 'ready_for_shipment' || to === 'shipped')
    ? `order.pickup.move_${to}`
    : `orders-list.moves.${to}`;

function confirmKey(to: Status, rows: readonly OrderRow[]): string {
  if (areFetched(rows) && to === 'ready_for_shipment') return 'orders-list.confirm.ready_for_pickup';
  if (areFetched(rows) && to === 'shipped') return 'orders-list.confirm.picked_up';
  return `orders-list.confirm.${to}`;
}

export interface MoveDialogProps {
  readonly to: Status;
  readonly rows: readonly OrderRow[];
  readonly onMoved: () => Promise<unknown>;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Confirms a status change of many orders, shows the progress, and lists the result of each. */
export function MoveDialog({ to, rows, onMoved, onCancel, onDone }: MoveDialogProps): ReactElement {
  const say = useText();
  const [note, setNote] = useState('');
  const [notifies, setNotifies] = useState(to !== 'ready_for_shipment' || areFetched(rows) || session.shop.mailsReady);
  const { outcomes, start, busy, error } = useMoves(
    rows.map(({ id }) => id),
    to,
  );
  const count = rows.length;
  const isOver = outcomes.length === count;
  const run = async (): Promise<void> => {
    await start({ note: note.trim() || null, notify: notifies });
    await onMoved();
  };
  const close = outcomes.length > 0 ? onDone : onCancel;
  return (
    <Dialog title={say(moveKey(to, rows))} onClose={close} busy={busy}>
      {outcomes.length === 0 && !busy ? (
        <Form
          onSubmit={() => void run()}
          busy={busy}
          error={error}
          danger={to === 'cancelled'}
          submitLabel={say(confirmKey(to, rows), { count })}
          aside={<Button onClick={onCancel}>{say('kit.back')}</Button>}
        >
          <p>{say('orders-list.question', { count, state: say(orderStatusKey(to, areFetched(rows))) })}</p>
          <p className="orders-numbers small">
            {rows.map(({ id }) => say('orders-list.order', { number: id })).join(', ')}
          </p>
          {to === 'cancelled' && <p className="warn-box">{say('orders-list.cancel_warning')}</p>}
          {to === 'paid' && <p className="warn-box">{say('orders-list.paid_warning')}</p>}
          <TextArea
            label={say(to === 'cancelled' ? 'orders-list.reason' : 'orders-list.note')}
            hint={say('orders-list.note_hint')}
            rows={2}
            maxLength={2000}
            value={note}
            onChange={setNote}
            errors={error?.fields['note']}
          />
          <Checkbox label={say('orders-list.notify')} checked={notifies} onChange={setNotifies} />
        </Form>
      ) : (
        <div className="stack">
          <label className="stack">
            <span role="status">
              {say(isOver ? 'orders-list.all_done' : 'orders-list.progress', { done: outcomes.length, count })}
            </span>
            <progress className="orders-progress" max={count} value={outcomes.length} />
          </label>
          {error && <ErrorBox error={error} onRetry={() => void run()} />}
          {(isOver || error) && (
            <OrderResults outcomes={outcomes} textOf={(outcome) => say(`orders-list.outcomes.${outcome}`)} />
          )}
          {(isOver || error) && (
            <div className="actions actions--end">
              <Button kind="primary" autoFocus onClick={onDone}>
                {say('kit.close')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
