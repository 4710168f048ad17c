import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { can, useRead, WRITTEN, type Schemas } from '#panel';

const EVERY_MS = 60_000;
/** Delay of the reload after a change, in milliseconds; the server caches the numbers for a second. */
const AFTER_WRITE_MS = 1_200;

/** Numbers of the navigation by screen. Reloaded every minute, after each change, and when a screen is opened. */
export function useCounters(): Readonly<Record<string, number>> {
  const { data, reload } = useRead('/api/admin/counters');
  const { pathname } = useLocation();
  const entered = useRef(pathname);
  useEffect(() => {
    if (entered.current === pathname) return;
    entered.current = pathname;
    void reload({ background: true });
  }, [reload, pathname]);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void reload({ background: true });
    };
    const afterWrite = (): void => {
      clearTimeout(later);
      later = setTimeout(refresh, AFTER_WRITE_MS);
    };
    const timer = setInterval(refresh, EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener(WRITTEN, afterWrite);
    return () => {
      clearTimeout(later);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener(WRITTEN, afterWrite);
    };
  }, [reload]);
  return data ? countersOf(data) : {};
}

const countersOf = (data: Schemas['CountersResponse']): Readonly<Record<string, number>> => ({
  orders: data.orders_to_handle,
  // The number of transfers that can be decided now or, if there are none, of orders that wait for a transfer.
  ...(can('manager') && { payments: data.transactions_to_review || data.payments_to_verify }),
});
