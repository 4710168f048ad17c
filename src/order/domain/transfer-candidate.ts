import type { Money } from '#kernel';

/**
 * An order to which a bank transfer may belong. The order has a balance due, or was cancelled in the last months, or is
 * paid and its reference is in the transfer.
 */
export interface TransferCandidate {
  readonly id: number;
  readonly version: number;
  /** ISO 11649 creditor reference. */
  readonly reference: string;
  /** Whether the order is new: its buyer has not chosen the transfer yet. */
  readonly isPending: boolean;
  readonly isCancelled: boolean;
  readonly total: Money;
  /** The balance due; for a cancelled order, the balance due if it were reinstated. */
  readonly open: Money;
  /** Names of the buyer and the company. */
  readonly names: readonly string[];
  readonly customerId: number | null;
}
