import type { ReactElement } from 'react';
import { Checkbox, useText } from '#panel';

export interface NotifiedOrder {
  readonly customer: { readonly email: string | null };
}

interface NotifyCheckboxProps {
  readonly order: NotifiedOrder;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether the customer gets an email; disabled if the customer left only a phone number. */
export function NotifyCheckbox({ order, checked, onChange }: NotifyCheckboxProps): ReactElement {
  const say = useText();
  if (!order.customer.email) return <p className="soft">{say('order.tell_nobody')}</p>;
  return <Checkbox label={say('order.tell')} checked={checked} onChange={onChange} />;
}
