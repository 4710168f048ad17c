import type { Money } from '#kernel';

/** What a courier owes in one currency: collected money of registers without a transfer. */
export interface CourierDebt {
  readonly carrier: string | null;
  readonly registers: number;
  readonly collected: Money;
  readonly fees: Money;
  /** Day of the oldest of these registers, YYYY-MM-DD. */
  readonly since: string;
}

/** Orders that buyers pay on delivery and whose money is in no register. */
export interface MissingMoney {
  readonly orders: number;
  readonly amount: Money;
}
