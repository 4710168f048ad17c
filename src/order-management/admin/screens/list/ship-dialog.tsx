import { useState, type ClipboardEvent, type ReactElement } from 'react';
import { Button, Checkbox, Dialog, Form, usePost, useSubmit, useText, type Item } from '#panel';
import { PackingSlips } from './packing-slips.js';
import { nameOf, type OrderRow } from './order-row.js';
import { fillColumn, type Parcels } from './parcels.js';
import { OrderResults } from './order-results.js';

interface ShipDialogProps {
  readonly rows: readonly OrderRow[];
  /** Number of selected orders that are not shipped, such as pickup orders. */
  readonly left: number;
  readonly onShipped: () => Promise<unknown>;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Ships the selected orders: a table with carrier and tracking number of each, into which a column can be pasted. */
export function ShipDialog({ rows, left, onShipped, onCancel, onDone }: ShipDialogProps): ReactElement {
  const say = useText();
  const post = usePost();
  const ids = rows.map(({ id }) => id);
  const [carrier, setCarrier] = useState('');
  const [parcels, setParcels] = useState<Parcels>({});
  const [notifies, setNotifies] = useState(true);
  const [outcomes, setOutcomes] = useState<ReadonlyArray<Item<'shipOrders'>> | null>(null);
  const { submit, busy, error } = useSubmit(async () => {
    const orders = ids.map((id) => ({
      id,
      carrier: carrier.trim() || null,
      tracking_number: parcels[id]?.trim() || null,
    }));
    const { data } = await post('/api/admin/orders/ship', { orders, notify: notifies });
    setOutcomes(data.items);
    await onShipped();
  });
  const paste = (event: ClipboardEvent, id: number): void => {
    const filled = fillColumn(parcels, ids, id, event.clipboardData.getData('text'));
    if (!filled) return;
    event.preventDefault();
    setParcels(filled);
  };
  const count = rows.length;
  return (
    <Dialog title={say('orders-list.ship.title')} onClose={outcomes ? onDone : onCancel} busy={busy}>
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
          {left > 0 && <p className="hint-box">{say('orders-list.ship.left', { count: left })}</p>}
          <label className="stack">
            <span>{say('orders-list.ship.carrier')}</span>
            <input
              value={carrier}
              maxLength={100}
              autoComplete="off"
              onChange={(event) => setCarrier(event.target.value)}
            />
          </label>
          <table className="ship-table">
            <thead>
              <tr>
                <th scope="col">{say('orders-list.number')}</th>
                <th scope="col">{say('orders-list.ship.number')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    {say('orders-list.order', { number: row.id })}
                    <span className="soft small">
                      {[nameOf(row.customer), row.shipping_method_title].filter(Boolean).join(' · ')}
                    </span>
                  </th>
                  <td>
                    <input
                      aria-label={say('orders-list.ship.number_of', { number: row.id })}
                      value={parcels[row.id] ?? ''}
                      maxLength={100}
                      autoComplete="off"
                      onChange={(event) => setParcels({ ...parcels, [row.id]: event.target.value })}
                      onPaste={(event) => paste(event, row.id)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
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
