import { useCallback, useEffect, useRef, useState } from 'react';
import { notify, useRead, useText, type Data, type Read, type Reload } from '#panel';
import { queryOf, type Filters } from './filters.js';

const LOOK_EVERY_MS = 20_000;
const PER_PAGE = 25;

export interface Orders {
  readonly list: Read<Data<'listOrders'>>;
  readonly counts: Data<'getOrderCounts'> | null;
  /** True for a request of the user, false for a background refresh. */
  readonly busy: boolean;
  readonly reload: Reload;
}

/**
 * The page of orders that the URL selects, and the counters. Refreshed in the background while the tab is visible; new
 * orders are announced.
 */
export function useOrders(filters: Filters): Orders {
  const list = useRead('/api/orders', { ...queryOf(filters), page: filters.page, per_page: PER_PAGE });
  const counts = useRead('/api/admin/orders/counts');
  const [quiet, setQuiet] = useState(false);
  const say = useText();
  const { reload: reloadList } = list;
  const { reload: reloadCounts } = counts;

  const reload = useCallback<Reload>(
    async (how = {}) => {
      setQuiet(true);
      const [failure] = await Promise.all([reloadList(how), reloadCounts(how)]);
      setQuiet(false);
      return failure;
    },
    [reloadList, reloadCounts],
  );

  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    const look = (how?: { readonly background: boolean }): void => {
      if (document.visibilityState === 'visible') void latest.current(how);
    };
    const comeBack = (): void => look();
    const timer = setInterval(() => look({ background: true }), LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, []);

  const total = counts.data?.total ?? null;
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (known.current !== null && total !== null && total > known.current)
      notify.good(say('orders-list.fresh', { count: total - known.current }));
    known.current = total;
  }, [total, say]);
  return { list, counts: counts.data, busy: list.loading && !quiet, reload };
}
