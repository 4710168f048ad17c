import { Money, type Language } from '#kernel';

export interface PriceView {
  readonly now: string;
  /** The crossed-out price; '' if there is none. */
  readonly old: string;
  /** The price as a decimal, e.g. "19.99". */
  readonly amount: string;
}

interface Priced {
  readonly price: number;
  readonly old_price: number | null;
}

export function priceView({ price, old_price: old }: Priced, currency: string, language: Language): PriceView {
  const money = Money.parse(price, currency);
  return {
    now: money.format(language),
    old: old === null ? '' : Money.parse(old, currency).format(language),
    amount: money.toString(),
  };
}
