import { useEffect, useState } from 'react';
import { api } from '#panel';
import type { Sums } from './order.js';

const PAUSE_MS = 350;

export interface WishedLine {
  readonly id?: number;
  readonly product_id: number;
  readonly variant_id?: number;
  readonly quantity: number;
}

/** What the order would come to with these lines, asked when typing pauses; null while unknown. Errors in them appear on saving. */
export function useEditQuote(orderId: number, items: readonly WishedLine[] | null): Sums | null {
  const [quote, setQuote] = useState<Sums | null>(null);
  const body = items === null ? null : JSON.stringify({ items });
  useEffect(() => {
    if (body === null) {
      setQuote(null);
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api.post<Sums>(`/api/admin/orders/${orderId}/quote`, JSON.parse(body), { signal: controller.signal }).then(
        ({ data }) => setQuote(data),
        () => !controller.signal.aborted && setQuote(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [orderId, body]);
  return quote;
}
