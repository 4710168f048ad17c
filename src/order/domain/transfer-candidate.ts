import type { Money } from '#kernel';

/** An order that a bank transfer may be for: it waits for money, or was cancelled not long ago. */
export interface TransferCandidate {
  readonly id: number;
  /** ISO 11649 creditor reference. */
  readonly reference: string;
  readonly isCancelled: boolean;
  readonly total: Money;
  /** What is still to pay; for a cancelled order what would be if it were reinstated. */
  readonly open: Money;
  /** Names of the buyer and the company. */
  readonly names: readonly string[];
  readonly customerId: number | null;
}
