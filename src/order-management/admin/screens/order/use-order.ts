import { useCallback, useEffect, useRef } from 'react';
import { useRead, type Read } from '#panel';
import type { Order } from './order.js';

/** The mails that a change causes are written a moment after it. */
const MAILS_FOLLOW_MS = 2_500;

export interface LoadedOrder {
  readonly order: Order | null;
  readonly error: Read<Order>['error'];
  /** Reads the order again, and once more when its mails are there. */
  readonly reload: () => Promise<void>;
}

/** One order, read again after each action. */
export function useOrder(id: string): LoadedOrder {
  const { data, error, reload } = useRead(`/api/admin/orders/${id}`);
  const later = useRef(0);
  useEffect(() => () => window.clearTimeout(later.current), []);
  useEffect(keepFocus, [data?.version]);
  const again = useCallback(async () => {
    await reload();
    window.clearTimeout(later.current);
    later.current = window.setTimeout(() => void reload(), MAILS_FOLLOW_MS);
  }, [reload]);
  return { order: data, error, reload: again };
}

/** When an action is no longer possible its button disappears: the focus goes to the title then. */
function keepFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.querySelector('h1')?.focus({ preventScroll: true });
}
