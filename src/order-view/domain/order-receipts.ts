import type { Language } from '#kernel';
import { openAmount, overpaidAmount, type OrderRecord } from '../../order/index.js';

/** The payments that were received for an order, for emails and pages. Amounts are texts in the reader's language. */
export interface PresentedReceipts {
  /** Sum of the payments, without refunds. */
  readonly amount: string;
  /** Whether the sum equals the total of the order. */
  readonly isExact: boolean;
  /** Amount that the buyer still has to pay; null: none. */
  readonly due: string | null;
  /** Amount above the total that was not refunded; null: none. */
  readonly overpaid: string | null;
  /** Whether the whole sum of the payments was refunded. */
  readonly isRefunded: boolean;
}

/** @param isPayable whether the order waits for a payment */
export function presentReceipts(order: OrderRecord, isPayable: boolean, language: Language): PresentedReceipts | null {
  const { paid, refunded, total } = order;
  if (!paid.isPositive()) return null;
  const [due, over] = [openAmount(order), overpaidAmount(order)];
  return {
    amount: paid.format(language),
    isExact: paid.equals(total),
    due: isPayable && due.isPositive() ? due.format(language) : null,
    overpaid: over.isPositive() ? over.format(language) : null,
    isRefunded: refunded.equals(paid),
  };
}
