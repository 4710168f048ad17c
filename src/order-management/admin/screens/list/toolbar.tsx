import { useCallback, useState, type ReactElement } from 'react';
import { Button, SearchField, useText, type Data, type UrlState } from '#panel';
import { NARROWING, viewOf, type DEFAULTS } from './filters.js';
import { OrderFilters } from './order-filters.js';
import { ViewTabs } from './view-tabs.js';

interface ToolbarProps {
  readonly url: UrlState<keyof typeof DEFAULTS>;
  readonly counts: Data<'getOrderCounts'> | null;
}

/** Views and search in one row. The filters below it are shown on request, and while any filter is set. */
export function Toolbar({ url, counts }: ToolbarProps): ReactElement {
  const say = useText();
  const { values, set } = url;
  const isNarrowed = NARROWING.some((name) => name !== 'q' && values[name]);
  const [open, setOpen] = useState(false);
  const search = useCallback((q: string) => set({ q }), [set]);
  return (
    <>
      <div className="orders-toolbar">
        <ViewTabs counts={counts} current={viewOf(values)} />
        <div className="orders-tools">
          <SearchField
            inline
            label={say('orders-list.search')}
            hint={say('orders-list.search_hint')}
            value={values.q}
            onChange={search}
          />
          {!isNarrowed && (
            <Button aria-expanded={open} aria-controls="order-filters" onClick={() => setOpen(!open)}>
              {say('orders-list.filters')}
            </Button>
          )}
        </div>
      </div>
      {(open || isNarrowed) && (
        <OrderFilters url={url} methods={counts?.payment_methods ?? []} deliveries={counts?.shipping_methods ?? []} />
      )}
    </>
  );
}
