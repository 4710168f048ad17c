import { decidePayout, type Booked, type Payout, type PayoutLine } from './decide-payout.js';

/** A transaction that is not stored yet, with the reference of a refund or of a refund file. */
export interface NamingPayout extends Booked {
  readonly bookedOn: string;
  readonly payoutReference: string;
}

/**
 * Predicts for transactions of one import whether they would be matched with refunds. They are decided in the order of
 * the import, and each decision counts for the next one, so that two debits never pay out the same refund. Transactions
 * whose reference has no lines are left out.
 */
export function predictPayouts<T extends NamingPayout>(
  transactions: readonly T[],
  linesOf: ReadonlyMap<string, readonly PayoutLine[]>,
): Map<T, boolean> {
  const known = new Map([...linesOf.values()].flat().map((line) => [line.id, line]));
  const predicted = new Map<T, boolean>();
  for (const transaction of [...transactions].sort(asImported)) {
    const lines = (linesOf.get(transaction.payoutReference) ?? []).map(({ id }) => known.get(id)!);
    if (lines.length === 0) continue;
    const payout = decidePayout(transaction, lines);
    predicted.set(transaction, payout !== null);
    if (payout) for (const line of known.values()) known.set(line.id, afterPayout(line, payout));
  }
  return predicted;
}

/** Debits first, because a statement may have a debit and its return. */
const asImported = (one: NamingPayout, other: NamingPayout): number =>
  Number(one.isIncoming) - Number(other.isIncoming) ||
  Number(one.bookedOn > other.bookedOn) - Number(one.bookedOn < other.bookedOn);

function afterPayout(line: PayoutLine, { kind, lines }: Payout): PayoutLine {
  const told = lines.find(({ refundId }) => refundId === line.refundId);
  if (!told) return line;
  const isTold = told.id === line.id;
  if (kind === 'returned') return { ...line, state: kind, ...(isTold && { isReturned: true, isLive: false }) };
  // A debit that is booked after its return does not change the refund.
  if (told.isReturned) return isTold ? { ...line, isPaid: true } : line;
  return { ...line, state: kind, isLive: isTold, isPaid: line.isPaid || isTold };
}
