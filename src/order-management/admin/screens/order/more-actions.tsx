import { useState, type ReactElement } from 'react';
import { downloadAddress, Menu, session, useText } from '#panel';
import { ActionDialog, labelKeyOf, type AskedAction } from './action-dialog.js';
import type { OrderProps } from './order.js';
import { actionsOf } from './order-actions.js';

/** Menu of further actions; irreversible ones are last. */
export function MoreActions(props: OrderProps): ReactElement {
  const say = useText();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const { order } = props;
  const actions = actionsOf(order).more.filter((action) => action !== 'verify');
  const itemOf = (action: AskedAction) => ({
    key: action,
    label: say(labelKeyOf(action, order.is_pickup)),
    danger: action === 'cancel',
    onSelect: () => setAsked(action),
  });
  const items = [
    ...actions.filter((action) => action !== 'cancel').map(itemOf),
    ...(order.key
      ? [{ key: 'view', label: say('order.customer_view'), href: `${session.base}/order/${order.id}?key=${order.key}` }]
      : []),
    {
      key: 'packing-slip',
      label: say('order.packing_slip'),
      href: downloadAddress(`/api/orders/${order.id}/packing-slip`),
    },
    { key: 'print', label: say('order.print'), onSelect: () => window.print() },
    ...actions.filter((action) => action === 'cancel').map(itemOf),
  ];
  return (
    <>
      <Menu label={say('order.more_actions')} items={items} />
      {asked && <ActionDialog {...props} action={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
