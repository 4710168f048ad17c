import { useState, type ReactElement } from 'react';
import { Button, useText } from '#panel';
import type { Status } from '../order/order.js';
import { MoveDialog, moveKey } from './move-dialog.js';
import { STATUSES, type OrderRow } from './order-row.js';

export interface MoveBarProps {
  readonly rows: readonly OrderRow[];
  readonly onMoved: () => Promise<void>;
  readonly onClear: () => void;
}

/**
 * What may be done with all that are chosen: the steps that every one of them allows. Who moves orders out of the list
 * that is shown gets their outcome all the same.
 */
export function MoveBar({ rows, onMoved, onClear }: MoveBarProps): ReactElement {
  const say = useText();
  const [asked, setAsked] = useState<{ to: Status; rows: readonly OrderRow[] } | null>(null);
  const common = STATUSES.filter((status) => rows.every(({ allowed }) => allowed?.includes(status)));
  const close = (): void => {
    setAsked(null);
    onClear();
  };
  return (
    <>
      {rows.length > 0 && (
        <section className="orders-bar" aria-label={say('orders-list.chosen_actions')}>
          <strong role="status">{say('orders-list.chosen', { count: rows.length })}</strong>
          {common.length === 0 && <span className="soft">{say('orders-list.no_common_step')}</span>}
          <div className="actions scrolls">
            {common.map((status) => (
              <Button
                key={status}
                small
                kind={status === 'cancelled' ? 'danger' : 'secondary'}
                onClick={() => setAsked({ to: status, rows })}
              >
                {say(moveKey(status, rows))}
              </Button>
            ))}
            <Button small kind="quiet" onClick={onClear}>
              {say('orders-list.clear_chosen')}
            </Button>
          </div>
        </section>
      )}
      {asked && (
        <MoveDialog to={asked.to} rows={asked.rows} onMoved={onMoved} onCancel={() => setAsked(null)} onDone={close} />
      )}
    </>
  );
}
