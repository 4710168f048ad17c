import type { ReactElement } from 'react';
import { Badge, useText } from '#panel';
import type { ShippingMethod } from './method.js';

/** Whether customers can choose the method, and why not. */
export function MethodState({ method: { shown, active } }: { readonly method: ShippingMethod }): ReactElement {
  const say = useText();
  if (shown) return <Badge tone="good">{say('shipping.shown')}</Badge>;
  return <Badge tone={active ? 'warn' : 'neutral'}>{say(active ? 'shipping.incomplete' : 'shipping.off')}</Badge>;
}
