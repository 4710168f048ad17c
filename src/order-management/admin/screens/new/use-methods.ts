import { useEffect, useState } from 'react';
import { api, type Schemas } from '#panel';

export type Methods = Schemas['ListedPaymentMethodsResponse']['payments'];

/** The offered payment methods; null while loading. */
export function useMethods(): Methods | null {
  const [methods, setMethods] = useState<Methods | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    api
      .get('/api/checkout/payments', {}, { signal: controller.signal })
      .then(({ payments }) => setMethods(payments))
      .catch(() => (controller.signal.aborted ? undefined : setMethods([])));
    return () => controller.abort();
  }, []);
  return methods;
}
