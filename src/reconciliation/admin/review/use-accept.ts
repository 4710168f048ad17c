import { useRef } from 'react';
import { needsLook } from './effect.js';
import type { BankTransaction, Share, Suggestion } from './types.js';
import type { Decisions } from './use-decisions.js';
import { readOrders } from './use-orders.js';

/**
 * Accepts a suggestion. One whose effect should be seen first, such as an overpayment or a cancelled order, is only
 * opened. The orders are read again before this is decided, because they may have been paid meanwhile.
 */
export function useAccept(decisions: Decisions, look: (shares: readonly Share[]) => void) {
  const running = useRef(false);

  async function accept(transaction: BankTransaction, suggestion: Suggestion): Promise<void> {
    const { reverses, allocations } = suggestion;
    if (reverses !== null) {
      await decisions.reverse(transaction, reverses);
      return;
    }
    if (suggestion.register_ids.length > 0) {
      await decisions.bookRegisters(transaction, suggestion);
      return;
    }
    const orders = await readOrders(allocations.map(({ order_id: id }) => id));
    const shares = allocations.flatMap(({ order_id: id, amount }) => {
      const order = orders.find((one) => one.id === id);
      const isPlain = order && !needsLook(order, amount, transaction.currency);
      return isPlain ? [{ order_id: id, amount, balance_due: order.open_amount }] : [];
    });
    if (shares.length === allocations.length)
      await decisions.book(transaction, { shares, reinstate: false, overpay: false });
    else look(allocations);
  }

  return async (transaction: BankTransaction, suggestion: Suggestion): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await accept(transaction, suggestion);
    } finally {
      running.current = false;
    }
  };
}
