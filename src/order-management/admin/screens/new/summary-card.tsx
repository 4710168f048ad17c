import type { ReactElement } from 'react';
import { Card, format, useText } from '#panel';
import type { Quoted } from './use-quote.js';

/** Totals as the API computes them. Keeps its rows while loading, so that nothing jumps. */
export function SummaryCard({ quoted: { quote, error, loading } }: { readonly quoted: Quoted }): ReactElement {
  const say = useText();
  const money = (amount: number | undefined): string =>
    quote && amount !== undefined ? format.money(amount, quote.currency) : '–';
  const rows = [
    ['subtotal', quote?.subtotal],
    ['shipping', quote?.shipping],
    [quote?.prices_include_tax ? 'tax_included' : 'tax', quote?.tax],
  ] as const;
  return (
    <Card title={say('orders-list.phone.summary')}>
      {error && (
        <p className="warn-box" role="status">
          {error.message || say('kit.failed')}
        </p>
      )}
      <dl className="phone-sum" aria-busy={loading || undefined}>
        {rows.map(([name, amount]) => (
          <div key={name}>
            <dt>{say(`orders-list.phone.${name}`)}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className="phone-sum__total">
          <dt>{say('orders-list.total')}</dt>
          <dd>{money(quote?.total)}</dd>
        </div>
      </dl>
      <p className="unseen" role="status">
        {quote && !loading && `${say('orders-list.total')}: ${money(quote.total)}`}
      </p>
      {!quote && <p className="soft small">{say('orders-list.phone.summary_hint')}</p>}
    </Card>
  );
}
