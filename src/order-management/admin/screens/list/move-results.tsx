import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, placeOf, useText, type Tone } from '#panel';
import type { Outcome } from './use-moves.js';

const TONES: Record<Outcome['outcome'], Tone> = { moved: 'good', unchanged: 'neutral', refused: 'bad' };
const ORDER: ReadonlyArray<Outcome['outcome']> = ['refused', 'unchanged', 'moved'];

/** The result of each order, refused ones first. */
export function MoveResults({ outcomes }: { readonly outcomes: readonly Outcome[] }): ReactElement {
  const say = useText();
  const sorted = [...outcomes].sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  return (
    <ul className="orders-results">
      {sorted.map(({ id, outcome, message }) => (
        <li key={id}>
          <Link to={placeOf('orders', id)}>{say('orders-list.order', { number: id })}</Link>{' '}
          <Badge tone={TONES[outcome]}>{say(`orders-list.outcomes.${outcome}`)}</Badge>
          {message && <span className="soft small">{message}</span>}
        </li>
      ))}
    </ul>
  );
}
