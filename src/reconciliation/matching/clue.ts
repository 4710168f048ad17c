import type { Candidate, OrderIndex } from './order-index.js';
import type { Reason } from './matching.types.js';
import type { Reading } from './text/reading.js';

/**
 * When a clue justifies a suggestion: always (`alone`), with a clue from the payer or a fitting amount (`with_payer`),
 * or only with a fitting amount (`amount`). A fitting amount equals the open amount or the total of the order.
 */
export type Counts = 'alone' | 'with_payer' | 'amount';

/**
 * A hint that a transaction pays an order. Of each source only the strongest clue counts; their strengths are added.
 */
export interface Clue {
  readonly candidate: Candidate;
  readonly source: 'text' | 'name' | 'account';
  /** 0 to 100. A reference with correct check digits has 100; an amount equal to the open one adds 50. */
  readonly strength: number;
  readonly counts: Counts;
  /** Whether the transaction names the order beyond doubt. Only such orders are booked automatically. */
  readonly isCertain?: boolean;
  readonly reason: Reason;
}

/** Several orders that one transaction may pay. */
export interface SharedTransfer {
  readonly candidates: readonly Candidate[];
  readonly strength: number;
  readonly reason: Reason;
}

export type CluesOfOrders = ReadonlyMap<Candidate, readonly Clue[]>;

/** One way to recognize orders. A rule gives clues or doubts; it books nothing. */
export interface Rule {
  readonly name: string;
  /** Returns clues for orders that the text names, regardless of their open amounts. */
  readonly readText?: (reading: Reading, index: OrderIndex) => readonly Clue[];
  /** Returns orders that fit payer and amount. Their clues come from `support`. */
  readonly findByPayer?: (reading: Reading, index: OrderIndex) => readonly Candidate[];
  /** Returns a clue from the payer's name or account for an order that any rule has found. */
  readonly support?: (reading: Reading, candidate: Candidate) => Clue | null;
  /** Returns sets of at least two orders whose open amounts add up to the amount. */
  readonly share?: (reading: Reading, clues: CluesOfOrders, index: OrderIndex) => readonly SharedTransfer[];
  /** Returns reasons why a person has to check the transaction although it has a valid reference. */
  readonly doubt?: (reading: Reading, index: OrderIndex, named: readonly Candidate[]) => readonly Reason[];
}
