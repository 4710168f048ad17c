import { useState, type ReactElement } from 'react';
import { Button, Checkbox, Dialog, Form, TextField, usePost, useSubmit, useText, type Item } from '#panel';
import { PackingSlips } from './packing-slips.js';
import { OrderResults } from './order-results.js';
import type { OrderRow } from './order-row.js';
import { ParcelTable } from './parcel-table.js';
import { carrierOf, NO_PARCELS } from './parcels.js';

interface ShipDialogProps {
  readonly rows: readonly OrderRow[];
  /** Number of selected orders that are not shipped, such as pickup orders. */
  readonly left: number;
  readonly onShipped: () => Promise<unknown>;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Ships the selected orders. Each order has its tracking number and carrier; one field sets the carrier of all. */
export function ShipDialog({ rows, left, onShipped, onCancel, onDone }: ShipDialogProps): ReactElement {
  const say = useText();
  const post = usePost();
  const ids = rows.map(({ id }) => id);
  const [parcels, setParcels] = useState(NO_PARCELS);
  const [notifies, setNotifies] = useState(true);
  const [outcomes, setOutcomes] = useState<ReadonlyArray<Item<'shipOrders'>> | null>(null);
  const { submit, busy, error } = useSubmit(async () => {
    const orders = ids.map((id) => ({
      id,
      carrier: carrierOf(parcels, id).trim() || null,
      tracking_number: parcels.numbers[id]?.trim() || null,
    }));
    const { data } = await post('/api/admin/orders/ship', { orders, notify: notifies });
    setOutcomes(data.items);
    await onShipped();
  });
  const count = rows.length;
  const refunded = rows.filter((row) => row.payment_status === 'refunded').map(({ id }) => id);
  return (
    <Dialog title={say('orders-list.ship.title')} onClose={outcomes ? onDone : onCancel} busy={busy} wide>
      {outcomes ? (
        <div className="stack">
          <p role="status">{say('orders-list.all_done')}</p>
          <OrderResults outcomes={outcomes} textOf={(outcome) => say(`orders-list.ship.outcomes.${outcome}`)} />
          <div className="actions actions--end">
            <Button kind="primary" autoFocus onClick={onDone}>
              {say('kit.close')}
            </Button>
          </div>
        </div>
      ) : (
        <Form
          onSubmit={() => void submit()}
          busy={busy}
          error={error}
          submitLabel={say('orders-list.confirm.ship', { count })}
          aside={<Button onClick={onCancel}>{say('kit.back')}</Button>}
        >
          {refunded.length > 0 && (
            <p className="warn-box">{say('orders-list.ship.refunded', { numbers: refunded.join(', ') })}</p>
          )}
          {left > 0 && <p className="hint-box">{say('orders-list.ship.left', { count: left })}</p>}
          <TextField
            label={say('orders-list.ship.carrier_all')}
            hint={say('orders-list.ship.carrier_all_hint')}
            value={parcels.carrier}
            maxLength={100}
            autoComplete="off"
            onChange={(carrier) => setParcels({ ...parcels, carrier })}
          />
          <ParcelTable rows={rows} parcels={parcels} onChange={setParcels} />
          <p className="soft small">{say('orders-list.ship.paste_hint')}</p>
          <div className="actions">
            <PackingSlips ids={ids} />
          </div>
          <Checkbox label={say('orders-list.notify')} checked={notifies} onChange={setNotifies} />
        </Form>
      )}
    </Dialog>
  );
}
