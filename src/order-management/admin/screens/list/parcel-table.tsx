import type { ClipboardEvent, ReactElement } from 'react';
import { useText } from '#panel';
import { nameOf, type OrderRow } from './order-row.js';
import { carrierOf, fillColumn, type Parcels, type ParcelTexts } from './parcels.js';
import './parcel-table.css';

interface ParcelTableProps {
  readonly rows: readonly OrderRow[];
  readonly parcels: Parcels;
  readonly onChange: (parcels: Parcels) => void;
}

/** Tracking number and carrier of each order; a column can be pasted into the fields of either. */
export function ParcelTable({ rows, parcels, onChange }: ParcelTableProps): ReactElement {
  const say = useText();
  const ids = rows.map(({ id }) => id);
  const columns = [
    {
      title: say('orders-list.ship.number'),
      nameFor: (number: number) => say('orders-list.ship.number_of', { number }),
      textOf: (id: number) => parcels.numbers[id] ?? '',
      texts: parcels.numbers,
      save: (numbers: ParcelTexts) => onChange({ ...parcels, numbers }),
    },
    {
      title: say('orders-list.ship.carrier'),
      nameFor: (number: number) => say('orders-list.ship.carrier_of', { number }),
      textOf: (id: number) => carrierOf(parcels, id),
      texts: parcels.carriers,
      save: (carriers: ParcelTexts) => onChange({ ...parcels, carriers }),
    },
  ];
  const paste = (event: ClipboardEvent, id: number, { texts, save }: (typeof columns)[number]): void => {
    const filled = fillColumn(texts, ids, id, event.clipboardData.getData('text'));
    if (!filled) return;
    event.preventDefault();
    save(filled);
  };
  return (
    <table className="ship-table">
      <thead>
        <tr>
          <th scope="col">{say('orders-list.ship.order')}</th>
          {columns.map(({ title }) => (
            <th scope="col" key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {say('orders-list.order', { number: row.id })}
              <span className="soft small">
                {[nameOf(row.customer), row.shipping_method_title].filter(Boolean).join(' · ')}
              </span>
            </th>
            {columns.map((column) => (
              <td key={column.title} data-label={column.title}>
                <input
                  aria-label={column.nameFor(row.id)}
                  value={column.textOf(row.id)}
                  maxLength={100}
                  autoComplete="off"
                  onChange={(event) => column.save({ ...column.texts, [row.id]: event.target.value })}
                  onPaste={(event) => paste(event, row.id, column)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
