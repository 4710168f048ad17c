import type { ReactElement } from 'react';
import { Checkbox, useText } from '#panel';
import type { Order } from './order.js';

interface TellProps {
  readonly order: Order;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether the customer is told by mail; who left a phone number only cannot be. */
export function Tell({ order, checked, onChange }: TellProps): ReactElement {
  const say = useText();
  if (!order.customer.email) return <p className="soft">{say('order.tell_nobody')}</p>;
  return <Checkbox label={say('order.tell')} checked={checked} onChange={onChange} />;
}
