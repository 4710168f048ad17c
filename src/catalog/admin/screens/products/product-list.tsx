import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  Badge,
  can,
  Card,
  DataTable,
  Empty,
  ErrorBox,
  format,
  LinkButton,
  Loading,
  NothingFound,
  Page,
  Pager,
  placeOf,
  shownPrice,
  useRead,
  useText,
  useUrlState,
  type Column,
  type Item,
  type Translate,
} from '#panel';
import { BulkProducts } from './bulk-products.js';
import { ProductFilters } from './product-filters.js';
import { StockBadge } from './stock-badge.js';
import { Thumbnail } from './thumbnail.js';

type ProductRow = Item<'listAdminProducts'>;

const LIST_DEFAULTS = { q: '', category: '', published: '', stock: '', featured: '', sort: '', page: '1' };

/** All products, published or not; the URL contains the filters. */
export function ProductList(): ReactElement {
  const say = useText();
  const list = useUrlState(LIST_DEFAULTS);
  const { data, meta, error, loading, reload } = useRead('/api/admin/products', list.values);
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const isManager = can('manager');
  const add = (
    <LinkButton kind="primary" to={placeOf('products', 'new')}>
      {say('products.add')}
    </LinkButton>
  );
  return (
    <Page title={say('products.title')} actions={isManager && add}>
      <Card>
        <ProductFilters list={list} />
      </Card>
      {selected.size > 0 && (
        <BulkProducts
          ids={[...selected].map(Number)}
          onChanged={() => void reload()}
          onClear={() => setSelected(new Set())}
        />
      )}
      <Card flush>
        {error ? (
          <ErrorBox error={error} onRetry={() => void reload()} />
        ) : !data ? (
          <Loading lines={8} />
        ) : data.items.length === 0 ? (
          list.filtered ? (
            <NothingFound onClear={list.clear} />
          ) : (
            <Empty title={say('products.empty')} text={say('products.empty_text')} action={isManager && add} />
          )
        ) : (
          <DataTable
            caption={say('products.title')}
            columns={columns(say, data.low_stock_threshold)}
            rows={data.items}
            rowKey={({ id }) => id}
            nameOf={({ name }) => name}
            busy={loading}
            sort={list.values.sort}
            onSort={(sort) => list.set({ sort })}
            {...(isManager && { selected, onSelect: setSelected })}
          />
        )}
        {meta && <Pager meta={meta} onPage={(page) => list.set({ page: String(page) })} />}
      </Card>
    </Page>
  );
}

const columns = (say: Translate, low: number): Array<Column<ProductRow>> => [
  { key: 'name', title: say('products.columns.name'), sort: 'name', main: true, cell: (row) => <NameCell row={row} /> },
  { key: 'category', title: say('products.columns.category'), cell: ({ category_name: name }) => name ?? '' },
  {
    key: 'price',
    title: say('products.columns.price'),
    sort: 'price',
    align: 'end',
    cell: (row) => <PriceCell row={row} />,
  },
  {
    key: 'stock',
    title: say('products.columns.stock'),
    sort: 'stock',
    cell: ({ in_stock: pieces }) => <StockBadge pieces={pieces} low={low} />,
  },
  {
    key: 'state',
    title: say('products.columns.state'),
    cell: ({ published }) => (
      <Badge tone={published ? 'info' : 'neutral'}>{say(published ? 'products.visible' : 'products.hidden')}</Badge>
    ),
  },
];

function NameCell({ row }: { readonly row: ProductRow }): ReactElement {
  const say = useText();
  const facts = [
    row.sku ?? '',
    row.variants_count > 0 ? say('products.variants_count', { count: row.variants_count }) : '',
    row.featured ? say('products.featured') : '',
  ].filter(Boolean);
  return (
    <div className="product-name">
      <Thumbnail image={row.image} />
      <div>
        <Link to={placeOf('products', row.id)}>{row.name}</Link>
        {facts.length > 0 && <div className="soft small product-facts">{facts.join(' · ')}</div>}
      </div>
    </div>
  );
}

function PriceCell({ row }: { readonly row: ProductRow }): ReactElement {
  const say = useText();
  return (
    <span className="nowrap">
      {row.old_price !== null && row.price_from === row.price && (
        <s className="soft small">{format.money(row.old_price)}</s>
      )}{' '}
      {shownPrice(row, say)}
    </span>
  );
}
