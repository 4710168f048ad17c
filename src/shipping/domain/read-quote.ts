import type { ShippingQuote } from '#contracts';
import { Money } from '#kernel';

/** Beyond it a cost is a provider's mistake: a thousandth of what an amount can hold. */
const MAX_MINOR = 9_000_000_000n;
const MAX_TEXT = 200;

export interface ReadQuote {
  readonly cost: Money;
  readonly deliveryTime: string;
  readonly carrier?: string;
}

/**
 * A provider's answer, checked. null: not offered for this shipment.
 * @throws MoneyError, or Error when `cost` is no amount that a shipment can cost
 */
export function readQuote(answer: ShippingQuote, currency: string): ReadQuote | null {
  if (answer?.success !== true) return null;
  const cost = Money.parse(answer.cost, currency);
  if (cost.isNegative() || cost.minor > MAX_MINOR)
    throw new Error(`a cost of ${cost.toString()} ${currency} cannot be`);
  const carrier = text(answer.carrier);
  return { cost, deliveryTime: text(answer.delivery_time), ...(carrier !== '' && { carrier }) };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) : '');
