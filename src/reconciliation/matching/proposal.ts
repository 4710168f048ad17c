import type { Money } from '#kernel';
import type { Reason } from './matching.types.js';
import type { Candidate } from './order-index.js';

/** What one order gets of a transaction. */
export interface Part {
  readonly candidate: Candidate;
  readonly amount: Money;
}

/** A suggestion with what decides on its place and confidence. */
export interface Proposal {
  readonly parts: readonly Part[];
  readonly score: number;
  /** Whether nothing but the setting, or the difference of an amount, keeps it from being booked. */
  readonly isCertain: boolean;
  /** False if a person must change something: an order is cancelled, paid, or of another currency, or the split is a guess. */
  readonly isReady: boolean;
  readonly reasons: readonly Reason[];
}

/** The ids of the orders: two proposals for the same orders are one. */
export const ordersOf = ({ parts }: Proposal): string => parts.map(({ candidate }) => candidate.order.id).join(',');
