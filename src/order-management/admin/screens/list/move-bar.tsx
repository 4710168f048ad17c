import { useState, type ReactElement } from 'react';
import { BulkBar, Button, useText } from '#panel';
import type { Status } from '../order/order.js';
import { MoveDialog, moveKey } from './move-dialog.js';
import { STATUSES, type OrderRow } from './order-row.js';

export interface MoveBarProps {
  readonly rows: readonly OrderRow[];
  readonly onMoved: () => Promise<unknown>;
  readonly onClear: () => void;
}

/**
 * Status changes that are possible for all selected orders. The results are shown even if the orders leave the list.
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
        <BulkBar
          label={say('orders-list.chosen_actions')}
          chosen={say('orders-list.chosen', { count: rows.length })}
          note={common.length === 0 && <span className="soft">{say('orders-list.no_common_step')}</span>}
          onClear={onClear}
        >
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
        </BulkBar>
      )}
      {asked && (
        <MoveDialog to={asked.to} rows={asked.rows} onMoved={onMoved} onCancel={() => setAsked(null)} onDone={close} />
      )}
    </>
  );
}
