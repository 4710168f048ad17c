import { useEffect, useState } from 'react';
import { api, type Data, type Sent } from '#panel';

const PAUSE_MS = 350;

type Items = Sent<'quoteOrderEdit'>['items'];
type Totals = Data<'quoteOrderEdit'>;

/**
 * Totals of the order with these lines, loaded when typing pauses; null while unknown. Errors of the lines are shown
 * when saving.
 */
export function useEditQuote(orderId: number, items: Items): Totals | null {
  const [quote, setQuote] = useState<Totals | null>(null);
  const body = !items ? null : JSON.stringify({ items });
  useEffect(() => {
    if (body === null) {
      setQuote(null);
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api.post(`/api/admin/orders/${orderId}/quote`, JSON.parse(body), { signal: controller.signal }).then(
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
