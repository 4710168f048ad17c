import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, placeOf, useText, type Tone } from '#panel';

/** Tones of outcomes, in the order in which the orders are listed. */
const TONES = {
  refused: 'bad',
  failed: 'bad',
  unchanged: 'neutral',
  moved: 'good',
  shipped: 'good',
} as const satisfies Record<string, Tone>;
type OutcomeName = keyof typeof TONES;

interface OrderResultsProps<Name extends OutcomeName> {
  readonly outcomes: ReadonlyArray<{ readonly id: number; readonly outcome: Name; readonly message?: string | null }>;
  /** The outcome as a text in the language of the reader. */
  readonly textOf: (outcome: Name) => string;
}

/** The result of each order; the orders with an error come first. */
export function OrderResults<Name extends OutcomeName>({ outcomes, textOf }: OrderResultsProps<Name>): ReactElement {
  const say = useText();
  const places = Object.keys(TONES);
  const sorted = [...outcomes].sort((a, b) => places.indexOf(a.outcome) - places.indexOf(b.outcome));
  return (
    <ul className="orders-results">
      {sorted.map(({ id, outcome, message }) => (
        <li key={id}>
          <Link to={placeOf('orders', id)}>{say('orders-list.order', { number: id })}</Link>{' '}
          <Badge tone={TONES[outcome]}>{textOf(outcome)}</Badge>
          {message && <span className="soft small">{message}</span>}
        </li>
      ))}
    </ul>
  );
}
