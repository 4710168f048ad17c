import { useState, type ReactElement } from 'react';
import { Badge, Button, Card, DataTable, format, placeOf, useText, type Column } from '#panel';
import { Link } from 'react-router-dom';
import { EditLines } from './edit-lines.js';
import type { DeskProps, Line, Order } from './order.js';
import { Picture } from './picture.js';

/** What was ordered, and what it comes to. */
export function LinesCard({ order, reload }: DeskProps): ReactElement {
  const say = useText();
  const [editing, setEditing] = useState(false);
  const money = (amount: number): string => format.money(amount, order.currency);
  const columns: ReadonlyArray<Column<Line>> = [
    { key: 'name', title: say('order.lines.product'), main: true, cell: (line) => <Name line={line} /> },
    { key: 'price', title: say('order.lines.price'), align: 'end', cell: ({ price }) => money(price) },
    { key: 'quantity', title: say('order.lines.quantity'), align: 'end', cell: ({ quantity }) => format.number(quantity) },
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
    <Card flush title={say('order.lines.title')} actions={order.can.edit && <Button small onClick={() => setEditing(true)}>{say('order.lines.edit')}</Button>}>
      <DataTable caption={say('order.lines.title')} columns={columns} rows={order.items} rowKey={({ id }) => id} />
      <Totals order={order} />
    </Card>
  );
}

function Name({ line }: { readonly line: Line }): ReactElement {
  return (
    <span className="order-line">
      <Picture address={line.image} />
      <span className="order-line__words">
        <Link to={placeOf('products', line.product_id)}>{line.name}</Link>
        {(line.attributes_text || line.sku) && <span className="soft small order-line__more">{[line.attributes_text, line.sku].filter(Boolean).join(' · ')}</span>}
      </span>
    </span>
  );
}

function Stock({ line }: { readonly line: Line }): ReactElement {
  const say = useText();
  if (line.unavailable === null) return <>{format.number(line.in_stock)}</>;
  return <Badge tone={line.unavailable === 'sold_out' ? 'warn' : 'neutral'}>{say(line.unavailable === 'sold_out' ? 'order.lines.sold_out' : 'order.lines.not_for_sale')}</Badge>;
}

export function Totals({ order }: { readonly order: Order }): ReactElement {
  const say = useText();
  const rows: Array<[string, number]> = [
    ['subtotal', order.subtotal], ['shipping', order.shipping],
    ...(order.tax > 0 ? [[order.prices_include_tax ? 'tax_included' : 'tax', order.tax] as [string, number]] : []), ['sum', order.total],
  ];
  return (
    <dl className="order-totals">
      {rows.map(([name, amount]) => (
        <div key={name} className={name === 'sum' ? 'order-totals__row order-totals__row--sum' : 'order-totals__row'}>
          <dt>{say(`order.totals.${name}`)}</dt><dd className="number">{format.money(amount, order.currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
