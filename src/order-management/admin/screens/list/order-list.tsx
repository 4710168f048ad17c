import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  can,
  Card,
  downloadAddress,
  Empty,
  ErrorBox,
  format,
  LinkButton,
  Loading,
  NothingFound,
  Page,
  Pager,
  placeOf,
  session,
  useText,
  useUrlState,
} from '#panel';
import { DEFAULTS, queryOf } from './filters.js';
import { MoveBar } from './move-bar.js';
import { useListPlace } from '../list-place.js';
import { OrderTable } from './order-table.js';
import { Toolbar } from './toolbar.js';
import type { OrderRow } from './order-row.js';
import { useOrders } from './use-orders.js';
import { MoveDialog } from '../order/move-dialog.js';
import type { Status } from '../order/order.js';
import './list.css';

const NONE: ReadonlySet<string | number> = new Set();

/** The list of orders with views, search, sorting, moves of several orders, and export. */
export function OrderList(): ReactElement {
  const say = useText();
  const url = useUrlState(DEFAULTS);
  useListPlace();
  const { list, counts, busy, reload } = useOrders(url.values);
  const [selected, setSelected] = useState(NONE);
  // The dialog stays open if a refresh removes the order from the list.
  const [asked, setAsked] = useState<{ readonly row: OrderRow; readonly to: Status } | null>(null);
  const rows = list.data?.items ?? [];
  const chosen = rows.filter(({ id }) => selected.has(id));
  const place = JSON.stringify(url.values);
  useEffect(() => setSelected(NONE), [place]);
  return (
    <Page
      title={say('orders-list.title')}
      aside={url.values.overdue !== '1' && <Overdue count={counts?.overdue ?? 0} />}
      actions={<Actions query={queryOf(url.values)} />}
    >
      <MoveBar rows={chosen} onMoved={reload} onClear={() => setSelected(NONE)} />
      <Card flush>
        <Toolbar url={url} counts={counts} />
        {list.error && (
          <div className="orders-error">
            <ErrorBox error={list.error} onRetry={() => void reload()} />
          </div>
        )}
        {!list.data && !list.error && <Loading lines={10} />}
        {list.data && rows.length === 0 && (
          <Nothing filtered={url.filtered || url.values.page !== '1'} onClear={url.clear} />
        )}
        {rows.length > 0 && (
          <OrderTable
            rows={rows}
            onAsk={(row, to) => setAsked({ row, to })}
            busy={busy}
            sort={url.values.sort}
            onSort={(sort) => url.set({ sort })}
            selected={selected}
            onSelect={setSelected}
          />
        )}
        {list.meta && rows.length > 0 && <Pager meta={list.meta} onPage={(page) => url.set({ page: String(page) })} />}
      </Card>
      {asked && (
        <MoveDialog
          order={rows.find(({ id }) => id === asked.row.id) ?? asked.row}
          to={asked.to}
          reload={reload}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  );
}

/** Link to orders that are overdue. */
function Overdue({ count }: { readonly count: number }): ReactElement | null {
  const say = useText();
  if (count === 0) return null;
  return (
    <Link className="badge badge--bad" to={`${placeOf('orders')}?view=awaiting_payment&overdue=1`}>
      {say('orders-list.overdue')} {format.number(count)}
    </Link>
  );
}

function Actions({ query }: { readonly query: ReturnType<typeof queryOf> }): ReactElement {
  const say = useText();
  return (
    <>
      {can('manager') && (
        <LinkButton to={downloadAddress('/api/admin/orders/export', query)} download>
          {say('orders-list.export')}
        </LinkButton>
      )}
      <LinkButton kind="primary" to={placeOf('orders', 'new')}>
        {say('orders-list.new')}
      </LinkButton>
    </>
  );
}

function Nothing({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }): ReactElement {
  const say = useText();
  if (filtered) return <NothingFound text={say('orders-list.nothing_text')} onClear={onClear} />;
  return (
    <Empty
      title={say('orders-list.empty')}
      text={say('orders-list.empty_text')}
      action={
        <LinkButton to={`${session.base}/`} external>
          {say('orders-list.open_shop')}
        </LinkButton>
      }
    />
  );
}
