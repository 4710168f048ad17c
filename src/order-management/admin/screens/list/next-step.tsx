import { useState, type ReactElement } from 'react';
import { Button, LinkButton, placeOf, useText } from '#panel';
import { MoveDialog } from '../order/move-dialog.js';
import { nextMove } from '../order/order-actions.js';
import type { OrderRow } from './order-row.js';

interface NextStepProps {
  readonly row: OrderRow;
  readonly reload: () => Promise<void>;
}

/**
 * The usual next step of an order in its row: done here after a question, or, where money is concerned, on its page.
 */
export function NextStep({ row, reload }: NextStepProps): ReactElement | null {
  const say = useText();
  const [asked, setAsked] = useState(false);
  const number = <span className="unseen"> {say('orders-list.order', { number: row.id })}</span>;
  const atOrder = row.refund_due > 0 ? 'refund' : row.allowed?.includes('paid') && !row.paid_at ? 'verify' : null;
  if (!row.allowed) return null;
  if (atOrder)
    return (
      <LinkButton small to={placeOf('orders', row.id)}>
        {say(`orders-list.next.${atOrder}`)}
        {number}
      </LinkButton>
    );
  const to = nextMove(row.allowed, row.payment_declined ?? false);
  if (!to) return null;
  return (
    <>
      <Button small onClick={() => setAsked(true)}>
        {say(`orders-list.next.${to === 'shipped' && row.is_pickup ? 'hand_over' : to}`)}
        {number}
      </Button>
      {asked && <MoveDialog order={row} to={to} reload={reload} onClose={() => setAsked(false)} />}
    </>
  );
}
