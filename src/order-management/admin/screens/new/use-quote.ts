import { useEffect, useState } from 'react';
import { api, ApiError, type Data, type Sent } from '#panel';
import { isWrong, sentLine, type Draft } from './draft.js';

const PAUSE_MS = 300;

export interface Quoted {
  /** The last quote; kept while the next one is loading. */
  readonly quote: Data<'quoteOrder'> | null;
  readonly error: ApiError | null;
  readonly loading: boolean;
}

/** Quotes the draft when typing pauses, unless a line is invalid. */
export function useQuote({ lines, shipping, shipping_method: method }: Draft): Quoted {
  const [state, setState] = useState<Quoted>({ quote: null, error: null, loading: false });
  const country = shipping.country;
  const wanted: Sent<'quoteOrder'> = {
    items: lines.map(sentLine),
    ...(country && { country }),
    ...(shipping.city.trim() && { city: shipping.city.trim() }),
    ...(shipping.zip.trim() && { zip: shipping.zip.trim() }),
    ...(method && { shipping_method: method }),
  };
  const body = lines.length === 0 || lines.some(isWrong) ? null : JSON.stringify(wanted);
  useEffect(() => {
    if (body === null) {
      setState((before) => ({ quote: lines.length === 0 ? null : before.quote, error: null, loading: false }));
      return undefined;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      setState((before) => ({ ...before, loading: true }));
      try {
        const { data } = await api.post('/api/admin/orders/quote', JSON.parse(body), { signal: controller.signal });
        setState({ quote: data, error: null, loading: false });
      } catch (error) {
        if (!controller.signal.aborted) setState((before) => ({ ...before, error: error as ApiError, loading: false }));
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [body, lines.length]);
  return state;
}
