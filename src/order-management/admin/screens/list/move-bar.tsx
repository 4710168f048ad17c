import { useState, type ReactElement } from 'react';
import { BulkBar, Button, useText } from '#panel';
import { MOVES, nextMove } from '../order/order-actions.js';
import type { Status } from '../order/order.js';
import { MoveDialog, moveKey } from './move-dialog.js';
import { PackingSlips } from './packing-slips.js';
import { ShipDialog } from './ship-dialog.js';
import { isPossible, isShippable, type OrderRow } from './order-row.js';

/** Statuses in the order of their buttons: the usual next steps first, the cancellation last. */
const OFFERED: readonly Status[] = [...MOVES, 'paid', 'cancelled'];

export interface MoveBarProps {
  readonly rows: readonly OrderRow[];
  readonly onMoved: () => Promise<unknown>;
  readonly onClear: () => void;
}

/**
 * Buttons for the selected orders: one ships those that leave as parcels, the others are status changes that are
 * possible for all of them. The results stay visible even if the orders leave the list.
 */
export function MoveBar({ rows, onMoved, onClear }: MoveBarProps): ReactElement {
  const say = useText();
  const [asked, setAsked] = useState<{ to: Status; rows: readonly OrderRow[] } | null>(null);
  const [shipped, setShipped] = useState<{ rows: readonly OrderRow[]; left: number } | null>(null);
  const parcels = rows.filter(isShippable);
  const common = OFFERED.filter(
    (status) => rows.every((row) => isPossible(row, status)) && !(status === 'shipped' && parcels.length > 0),
  );
  // The colored button is the next step of all selected orders. It is never the cancellation.
  const main = parcels.length > 0 ? undefined : common.find((status) => rows.every((row) => isNext(row, status)));
  const close = (): void => {
    setAsked(null);
    setShipped(null);
    onClear();
  };
  return (
    <>
      {rows.length > 0 && (
        <BulkBar
          label={say('orders-list.chosen_actions')}
          chosen={say('orders-list.chosen', { count: rows.length })}
          note={
            common.length === 0 &&
            parcels.length === 0 && <span className="soft">{say('orders-list.no_common_step')}</span>
          }
          onClear={onClear}
        >
          {parcels.length > 0 && (
            <Button
              small
              kind="primary"
              onClick={() => setShipped({ rows: parcels, left: rows.length - parcels.length })}
            >
              {say('orders-list.ship.open', { count: parcels.length })}
            </Button>
          )}
          {common.map((status) => (
            <Button
              key={status}
              small
              kind={status === main ? 'primary' : 'secondary'}
              onClick={() => setAsked({ to: status, rows })}
            >
              {say(moveKey(status, rows))}
            </Button>
          ))}
          <PackingSlips ids={rows.map(({ id }) => id)} />
        </BulkBar>
      )}
      {shipped && <ShipDialog {...shipped} onShipped={onMoved} onCancel={() => setShipped(null)} onDone={close} />}
      {asked && (
        <MoveDialog to={asked.to} rows={asked.rows} onMoved={onMoved} onCancel={() => setAsked(null)} onDone={close} />
      )}
    </>
  );
}

const isNext = ({ allowed, payment_declined: isDeclined }: OrderRow, status: Status): boolean =>
  nextMove(allowed ?? [], isDeclined ?? false) === status;
