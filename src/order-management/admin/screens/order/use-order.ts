import { useCallback, useEffect, useRef } from 'react';
import { useRead, type Read, type Reload } from '#panel';
import type { Order } from './order.js';

/** When to look again after an action: the emails that it causes are written, and sent, a moment after it. */
const LOOK_AGAIN_MS = [1_500, 3_000, 6_000, 10_000];

export interface LoadedOrder {
  readonly order: Order | null;
  readonly error: Read<Order>['error'];
  /** Reads the order again, and some more times until its emails are there and sent. */
  readonly reload: Reload;
}

/** One order, read again after each action. */
export function useOrder(id: string): LoadedOrder {
  const { data, error, reload } = useRead(`/api/admin/orders/${id}`);
  const later = useRef<number[]>([]);
  const stop = (): void => later.current.forEach((timer) => window.clearTimeout(timer));
  useEffect(() => stop, []);
  useEffect(keepFocus, [data?.version]);
  const again = useCallback(async () => {
    const failure = await reload();
    stop();
    later.current = LOOK_AGAIN_MS.map((pause) => window.setTimeout(() => void reload({ background: true }), pause));
    return failure;
  }, [reload]);
  return { order: data, error, reload: again };
}

/** When an action is no longer possible its button disappears: the focus goes to the title then. */
function keepFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.querySelector('h1')?.focus({ preventScroll: true });
}
