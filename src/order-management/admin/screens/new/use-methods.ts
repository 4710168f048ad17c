import { useEffect, useState } from 'react';
import { api } from '#panel';

export interface Method {
  readonly key: string;
  readonly title: string;
  readonly description?: string;
}

/** The payment methods that buyers are offered; null until they are known. Their endpoint has a shape of its own. */
export function useMethods(): readonly Method[] | null {
  const [methods, setMethods] = useState<readonly Method[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    api
      .get('/api/checkout/payments', {}, { signal: controller.signal })
      .then((answer) => setMethods((answer as unknown as { payments: Method[] }).payments))
      .catch(() => (controller.signal.aborted ? undefined : setMethods([])));
    return () => controller.abort();
  }, []);
  return methods;
}
