import { useEffect, useRef, type ReactElement } from 'react';
import { format, placeOf, Tabs, useText, type Data } from '#panel';
import type { Status } from '../order/order.js';

type Counts = Data<'getOrderCounts'>;

/** Views by required work, in the order in which orders are processed. */
const VIEWS: ReadonlyArray<{ readonly key: string; readonly count: (counts: Counts) => number }> = [
  { key: '', count: ({ total }) => total },
  { key: 'to_confirm', count: sumOf('pending') },
  { key: 'awaiting_payment', count: ({ to_verify: awaited }) => awaited },
  { key: 'to_ship', count: sumOf('paid', 'processing', 'ready_for_shipment') },
  { key: 'done', count: sumOf('shipped', 'completed', 'cancelled') },
];

function sumOf(...statuses: Status[]): (counts: Counts) => number {
  return ({ by_status: by }) => statuses.reduce((sum, status) => sum + (by[status] ?? 0), 0);
}

interface ViewTabsProps {
  readonly counts: Counts | null;
  readonly current: string;
}

/** The views of the list, with the number of orders in each. */
export function ViewTabs({ counts, current }: ViewTabsProps): ReactElement {
  const say = useText();
  const bar = useRef<HTMLDivElement>(null);
  // Scrolls the current view into the visible area.
  useEffect(() => {
    const nav = bar.current?.querySelector('nav');
    const link = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <div className="orders-tabs" ref={bar}>
      <Tabs
        label={say('orders-list.states')}
        tabs={VIEWS.map(({ key, count }) => ({
          key: key || 'all',
          to: `${placeOf('orders')}${key && `?view=${key}`}`,
          current: key === current,
          label: (
            <>
              {say(key ? `orders-list.views.${key}` : 'orders-list.all')}{' '}
              <span className="orders-count">{counts ? format.number(count(counts)) : '…'}</span>
            </>
          ),
        }))}
      />
    </div>
  );
}
