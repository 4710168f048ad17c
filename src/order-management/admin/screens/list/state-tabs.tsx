import { useEffect, useRef, type ReactElement } from 'react';
import { format, placeOf, Tabs, useText, type Data } from '#panel';
import type { Filters } from './filters.js';
import { STATUSES } from './order-row.js';

/** The list by status, with the number of orders in each; first those that need work. */
export function StateTabs({
  counts,
  filters,
}: {
  readonly counts: Data<'getOrderCounts'> | null;
  readonly filters: Filters;
}): ReactElement {
  const say = useText();
  const bar = useRef<HTMLDivElement>(null);
  const { status } = filters;
  // where they scroll, the current one is to be seen
  useEffect(() => {
    const nav = bar.current?.querySelector('nav');
    const current = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
  }, [status]);
  const at = (query: string): string => `${placeOf('orders')}${query}`;
  const isAll = !filters.status && !filters.overdue && !filters.to_verify;
  const tabs = [
    { key: 'all', name: say('orders-list.all'), to: at(''), current: isAll, count: counts?.total },
    {
      key: 'overdue',
      name: say('orders-list.overdue'),
      to: at('?overdue=1'),
      current: filters.overdue === '1',
      count: counts?.overdue,
    },
    {
      key: 'to_verify',
      name: say('orders-list.to_verify'),
      to: at('?to_verify=1'),
      current: filters.to_verify === '1',
      count: counts?.to_verify,
    },
    ...STATUSES.map((one) => ({
      key: one,
      name: say(`order.status.${one}`),
      to: at(`?status=${one}`),
      current: status === one,
      count: counts?.by_status[one],
    })),
  ];
  return (
    <div className="orders-tabs" ref={bar}>
      <Tabs
        label={say('orders-list.states')}
        tabs={tabs.map(({ name, count, ...tab }) => ({
          ...tab,
          label: (
            <>
              {name} <Count of={tab.key} count={count} />
            </>
          ),
        }))}
      />
    </div>
  );
}

const Count = ({ of, count }: { readonly of: string; readonly count: number | undefined }): ReactElement => (
  <span className={`orders-count${of === 'overdue' && count ? ' orders-count--bad' : ''}`}>
    {count === undefined ? '…' : format.number(count)}
  </span>
);
