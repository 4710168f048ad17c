import { useState, type ReactElement } from 'react';
import { Badge, Button, Card, DataTable, format, placeOf, useText, type Column } from '#panel';
import { Link } from 'react-router-dom';
import { EditLines } from './edit-lines.js';
import type { OrderProps, Line } from './order.js';
import { Picture } from './picture.js';
import { Totals } from './totals.js';

/** Lines and totals of the order. */
export function LinesCard({ order, reload }: OrderProps): ReactElement {
  const say = useText();
  const [editing, setEditing] = useState(false);
  const money = (amount: number): string => format.money(amount, order.currency);
  const columns: ReadonlyArray<Column<Line>> = [
    { key: 'name', title: say('order.lines.product'), main: true, cell: (line) => <Name line={line} /> },
    { key: 'price', title: say('order.lines.price'), align: 'end', cell: ({ price }) => money(price) },
    {
      key: 'quantity',
      title: say('order.lines.quantity'),
      align: 'end',
      cell: ({ quantity }) => format.number(quantity),
    },
    { key: 'stock', title: say('order.lines.stock'), align: 'end', cell: (line) => <Stock line={line} /> },
    { key: 'total', title: say('order.lines.total'), align: 'end', cell: ({ total }) => money(total) },
  ];
  if (editing) {
    return (
      <Card title={say('order.lines.edit_title')}>
        <EditLines order={order} reload={reload} onDone={() => setEditing(false)} />
      </Card>
    );
  }
  return (
    <Card
      flush
      title={say('order.lines.title')}
      actions={
        order.can.edit && (
          <Button small onClick={() => setEditing(true)}>
            {say('order.lines.edit')}
          </Button>
        )
      }
    >
      <DataTable caption={say('order.lines.title')} columns={columns} rows={order.items} rowKey={({ id }) => id} />
      <Totals sums={order} />
    </Card>
  );
}

function Name({ line }: { readonly line: Line }): ReactElement {
  return (
    <span className="order-line">
      <Picture address={line.image} />
      <span className="order-line__words">
        <Link to={placeOf('products', line.product_id)}>{line.name}</Link>
        <RefundedPieces line={line} />
        {(line.attributes_text || line.sku) && (
          <span className="soft small order-line__more">
            {[line.attributes_text, line.sku].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
    </span>
  );
}

/** Number of refunded pieces, which need not be packed. */
export function RefundedPieces({ line }: { readonly line: Line }): ReactElement | null {
  const say = useText();
  if (line.refunded_quantity === 0) return null;
  return <span className="soft small">{say('order.lines.refunded', { pieces: line.refunded_quantity })}</span>;
}

function Stock({ line }: { readonly line: Line }): ReactElement {
  const say = useText();
  if (line.unavailable === null) return <>{format.number(line.in_stock)}</>;
  return (
    <Badge tone={line.unavailable === 'sold_out' ? 'warn' : 'neutral'}>
      {say(line.unavailable === 'sold_out' ? 'order.lines.sold_out' : 'order.lines.not_for_sale')}
    </Badge>
  );
}
