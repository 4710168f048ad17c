import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, placeOf, useText, type Item, type Tone } from '#panel';

type Outcome = Item<'shipOrders'>;

const TONES: Record<Outcome['outcome'], Tone> = { shipped: 'good', unchanged: 'neutral', failed: 'bad' };
const ORDER: ReadonlyArray<Outcome['outcome']> = ['failed', 'unchanged', 'shipped'];

/** The result of each order, failed ones first. */
export function ShipResults({ outcomes }: { readonly outcomes: readonly Outcome[] }): ReactElement {
  const say = useText();
  const sorted = [...outcomes].sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  return (
    <ul className="orders-results">
      {sorted.map(({ id, outcome, message }) => (
        <li key={id}>
          <Link to={placeOf('orders', id)}>{say('orders-list.order', { number: id })}</Link>{' '}
          <Badge tone={TONES[outcome]}>{say(`orders-list.ship.outcomes.${outcome}`)}</Badge>
          {message && <span className="soft small">{message}</span>}
        </li>
      ))}
    </ul>
  );
}
