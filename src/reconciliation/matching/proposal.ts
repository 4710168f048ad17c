import type { Money } from '#kernel';
import type { Reason } from './matching.types.js';
import type { Candidate } from './order-index.js';

/** The amount of a transaction that is allocated to one order. */
export interface Part {
  readonly candidate: Candidate;
  readonly amount: Money;
}

/** A suggestion with the values that determine its rank and confidence. */
export interface Proposal {
  readonly parts: readonly Part[];
  readonly score: number;
  /**
   * Whether the references name exactly these orders. Then only the setting, the amount or a doubt prevents a booking.
   */
  readonly isCertain: boolean;
  /**
   * Whether the proposal can be booked unchanged. False if a person has to change the allocation, or if an order is
   * new, cancelled, paid or in another currency.
   */
  readonly isReady: boolean;
  readonly reasons: readonly Reason[];
}

/** Returns the ids of the orders, separated by commas. Proposals for the same orders count as one. */
export const ordersOf = ({ parts }: Proposal): string => parts.map(({ candidate }) => candidate.order.id).join(',');
