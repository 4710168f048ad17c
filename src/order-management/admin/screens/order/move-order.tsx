import { useState, type ReactElement } from 'react';
import { api, Button, Dialog, Form, notify, TextArea, TextField, useSubmit, useText } from '#panel';
import type { OrderProps, Status } from './order.js';
import { NotifyCheckbox } from './notify-checkbox.js';

/** What leads to no way back: the customer has the parcel, or the matter is closed. */
const FINAL: readonly Status[] = ['shipped', 'completed'];

interface MoveProps extends OrderProps {
  readonly to: Status;
  readonly isMain: boolean;
}

/** Moves the order to a state, after asking for a note and whether the customer is notified. */
export function MoveOrder({ order, reload, to, isMain }: MoveProps): ReactElement {
  const say = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind={isMain ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
        {say(`order.moves.${to}`)}
      </Button>
      {open && <MoveDialog order={order} reload={reload} to={to} onClose={() => setOpen(false)} />}
    </>
  );
}

function MoveDialog({
  order,
  reload,
  to,
  onClose,
}: OrderProps & { readonly to: Status; readonly onClose: () => void }): ReactElement {
  const say = useText();
  const [note, setNote] = useState('');
  const [tracking, setTracking] = useState(order.tracking_number ?? '');
  const [notifies, setNotifies] = useState(true);
  const { submit, busy, error } = useSubmit(async () => {
    const { message } = await api.put(`/api/orders/${order.id}/status`, {
      status: to,
      notify: notifies,
      version: order.version,
      ...(note.trim() && { note }),
      ...(to === 'shipped' && tracking.trim() && { tracking_number: tracking }),
    });
    onClose();
    notify.good(message);
    await reload();
  });
  const renew = async (): Promise<void> => {
    onClose();
    await reload();
  };
  return (
    <Dialog title={say(`order.moves.${to}`)} onClose={onClose}>
      <Form
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        onReload={() => void renew()}
        submitLabel={say(`order.moves.${to}`)}
        aside={<Button onClick={onClose}>{say('kit.back')}</Button>}
      >
        {FINAL.includes(to) && <p className="warn-box">{say(`order.move.final_${to}`)}</p>}
        {to === 'shipped' && order.open_amount > 0 && <p className="hint-box">{say('order.move.unpaid')}</p>}
        {to === 'shipped' && (
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
      </Form>
    </Dialog>
  );
}
