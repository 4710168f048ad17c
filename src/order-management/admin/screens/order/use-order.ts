import { useCallback, useEffect, useRef } from 'react';
import { useRead, type Read, type Reload } from '#panel';
import type { Order } from './order.js';

/** Delays in milliseconds of reloads after an action, because its emails are created and sent a moment later. */
const LOOK_AGAIN_MS = [1_500, 3_000, 6_000, 10_000];

export interface LoadedOrder {
  readonly order: Order | null;
  readonly error: Read<Order>['error'];
  /** Reloads the order, repeatedly until its emails were created and sent. */
  readonly reload: Reload;
}

/** An order that is reloaded after each action. */
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

/** Moves the focus to the title when the button of an action disappears. */
function keepFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.querySelector('h1')?.focus({ preventScroll: true });
}
