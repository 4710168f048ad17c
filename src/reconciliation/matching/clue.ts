import type { Candidate, OrderIndex } from './order-index.js';
import type { Reason } from './matching.types.js';
import type { Reading } from './text/reading.js';

/**
 * When a clue is worth a suggestion: `alone`; only `with_payer` or an equal amount; only with an equal `amount`.
 */
export type Counts = 'alone' | 'with_payer' | 'amount';

/** A hint that a transaction pays an order. Of each source the strongest clue counts, and sources add up. */
export interface Clue {
  readonly candidate: Candidate;
  readonly source: 'text' | 'name' | 'account';
  /** 0 to 100; a reference with right check digits has 100, an equal amount adds 50. */
  readonly strength: number;
  readonly counts: Counts;
  /** Whether the transaction names the order beyond doubt: only such orders are booked without a person. */
  readonly isCertain?: boolean;
  readonly reason: Reason;
}

/** Several orders that are paid by one transaction. */
export interface SharedTransfer {
  readonly candidates: readonly Candidate[];
  readonly strength: number;
  readonly reason: Reason;
}

/** The clues of each order that is named by the text or the payer. */
export type CluesOfOrders = ReadonlyMap<Candidate, readonly Clue[]>;

/** One way to recognize orders. A rule knows the text, the payer and the index of orders, and books nothing itself. */
export interface Rule {
  readonly name: string;
  /** Orders that the text names. Independent of what is open. */
  readonly readText?: (reading: Reading, index: OrderIndex) => readonly Clue[];
  /** Orders that payer and amount lead to. `support` tells why. */
  readonly findByPayer?: (reading: Reading, index: OrderIndex) => readonly Candidate[];
  /** What the payer tells about an order, whatever rule has found it. */
  readonly support?: (reading: Reading, candidate: Candidate) => Clue | null;
  /** Sets of at least two orders whose open amounts add up to the amount. */
  readonly share?: (reading: Reading, clues: CluesOfOrders, index: OrderIndex) => readonly SharedTransfer[];
  /** Why a person must look at the transaction although its reference is right. */
  readonly doubt?: (reading: Reading, index: OrderIndex, named: readonly Candidate[]) => readonly Reason[];
}
