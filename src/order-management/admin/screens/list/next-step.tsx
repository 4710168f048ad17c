import type { ReactElement } from 'react';
import { Button, LinkButton, placeOf, useText } from '#panel';
import type { Status } from '../order/order.js';
import { nextMove } from '../order/order-actions.js';
import type { OrderRow } from './order-row.js';

interface NextStepProps {
  readonly row: OrderRow;
  readonly onAsk: (to: Status) => void;
}

/** Button for the usual next step of an order: changes its status, or opens its page if the step involves money. */
export function NextStep({ row, onAsk }: NextStepProps): ReactElement | null {
  const say = useText();
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
    <Button small onClick={() => onAsk(to)}>
      {say(`orders-list.next.${to === 'shipped' && row.is_pickup ? 'hand_over' : to}`)}
      {number}
    </Button>
  );
}
