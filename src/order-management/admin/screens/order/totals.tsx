import type { ReactElement } from 'react';
import { format, useText, type Schemas } from '#panel';

/** Totals from the products to the amount to pay. */
export function Totals({ sums }: { readonly sums: Schemas['OrderTotalsResponse'] }): ReactElement {
  const say = useText();
  const rows: Array<[string, number]> = [
    ['subtotal', sums.subtotal],
    ['shipping', sums.shipping],
    ...(sums.tax > 0 ? [[sums.prices_include_tax ? 'tax_included' : 'tax', sums.tax] as [string, number]] : []),
    ['sum', sums.total],
  ];
  return (
    <dl className="order-totals">
      {rows.map(([name, amount]) => (
        <div key={name} className={name === 'sum' ? 'order-totals__row order-totals__row--sum' : 'order-totals__row'}>
          <dt>{say(`order.totals.${name}`)}</dt>
          <dd className="number">{format.money(amount, sums.currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
