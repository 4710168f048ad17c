import type { ReactElement } from 'react';
import { format, useText } from '#panel';
import type { ShippingMethod } from './method.js';

/**
 * Cost of a method (a range if the countries have different prices), and the amount above which delivery is free. Pickup
 * is free.
 */
export function MethodPrice({
  method: { address, costs, free_above: freeAbove },
}: MethodPriceProps): ReactElement | null {
  const say = useText();
  // Only pickup methods have an address.
  if (address !== undefined) return <div className="soft small">{say('shipping.free')}</div>;
  const amounts = Object.values(costs ?? {}).toSorted((one, other) => one - other);
  if (amounts.length === 0) return null;
  const [least, most] = [amounts[0]!, amounts.at(-1)!];
  const cost = least === most ? format.money(least) : `${format.money(least)} – ${format.money(most)}`;
  return (
    <div className="soft small">
      {cost}
      {typeof freeAbove === 'number' && `, ${say('shipping.free_above', { amount: format.money(freeAbove) })}`}
    </div>
  );
}

interface MethodPriceProps {
  readonly method: ShippingMethod;
}
