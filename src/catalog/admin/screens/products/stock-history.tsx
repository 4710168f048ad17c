import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import {
  Card,
  DataTable,
  Empty,
  ErrorBox,
  format,
  Loading,
  Pager,
  placeOf,
  useRead,
  useText,
  type Column,
  type Item,
} from '#panel';
import { useAttributesText } from './attribute-suggestions.js';

type Movement = Item<'listStockMovements'>;

const KNOWN_REASONS: ReadonlySet<string> = new Set([
  'received',
  'counted',
  'damaged',
  'returned',
  'other',
  'order',
  'order_edited',
  'cancelled',
  'reinstated',
  'refunded',
  'withdrawn',
  'created',
  'edited',
  'reconciled',
]);
const KNOWN_ACTORS: ReadonlySet<string> = new Set(['guest', 'customer', 'administrator', 'integration', 'system']);

export interface StockHistoryProps {
  readonly productId: number;
  readonly hasVariants: boolean;
  /** The history is reloaded when this number changes. */
  readonly turn: number;
}

/** Changes of the stock: who made them, when, why and for which order. */
export function StockHistory({ productId, hasVariants, turn }: StockHistoryProps): ReactElement {
  const say = useText();
  const attributesText = useAttributesText();
  const [page, setPage] = useState(1);
  const { data, meta, error, loading, reload } = useRead(`/api/admin/products/${productId}/stock`, {
    page,
    per_page: 20,
  });
  useEffect(() => {
    if (turn === 0) return;
    setPage(1);
    void reload();
  }, [turn, reload]);
  const columns: Array<Column<Movement>> = [
    {
      key: 'at',
      title: say('products.history.when'),
      main: true,
      cell: ({ at }) => <span className="nowrap">{format.dateTime(at)}</span>,
    },
    {
      key: 'change',
      title: say('products.history.change'),
      align: 'end',
      cell: ({ change }) => (
        <strong className="nowrap">
          {change > 0 ? '+' : ''}
          {format.number(change)}
        </strong>
      ),
    },
    ...(hasVariants
      ? [
          {
            key: 'variant',
            title: say('products.variants.variant'),
            cell: ({ attributes }: Movement) => attributesText(attributes ?? {}),
          },
        ]
      : []),
    { key: 'why', title: say('products.history.why'), cell: (one) => <Why movement={one} /> },
    {
      key: 'who',
      title: say('products.history.who'),
      cell: ({ actor }) =>
        actor.name ?? (KNOWN_ACTORS.has(actor.kind) ? say(`products.actors.${actor.kind}`) : actor.kind),
    },
  ];
  return (
    <Card flush title={say('products.history.title')}>
      {error ? (
        <ErrorBox error={error} onRetry={() => void reload()} />
      ) : !data ? (
        <Loading />
      ) : data.items.length === 0 ? (
        <Empty title={say('products.history.empty')} text={say('products.history.empty_text')} />
      ) : (
        <DataTable
          caption={say('products.history.title')}
          columns={columns}
          rows={data.items}
          rowKey={({ id }) => id}
          busy={loading}
        />
      )}
      {meta && <Pager meta={meta} onPage={setPage} />}
    </Card>
  );
}

function Why({ movement: { reason, note, order_id: orderId } }: { readonly movement: Movement }): ReactElement {
  const say = useText();
  return (
    <span>
      {KNOWN_REASONS.has(reason) ? say(`products.reasons.${reason}`) : reason}
      {orderId !== null && (
        <>
          {' '}
          · <Link to={placeOf('orders', orderId)}>{say('products.history.order', { number: orderId })}</Link>
        </>
      )}
      {note && <span className="soft small product-facts">{note}</span>}
    </span>
  );
}
