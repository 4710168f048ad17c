import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Button, format, placeOf, useText } from '#panel';
import { effectOf, effectText, type Effect } from './effect.js';
import { KeyHint } from './key-hint.js';
import { customerOf, type Order, type Suggestion } from './types.js';

export interface SuggestionItemProps {
  readonly suggestion: Suggestion;
  readonly currency: string;
  readonly orders: ReadonlyMap<number, Order>;
  /** Position from 0; the key that accepts the suggestion is this number plus one. */
  readonly place: number;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** Orders that a transfer may pay, with the reasons and the effect of the payment on each. */
export function SuggestionItem({
  suggestion: { allocations, confidence, reasons },
  currency,
  orders,
  place,
  busy,
  onChoose,
}: SuggestionItemProps): ReactElement {
  const say = useText();
  const isBest = place === 0;
  const action = actionOf(
    allocations.flatMap(({ order_id: id, amount }) => {
      const order = orders.get(id);
      return order ? [{ order, effect: effectOf(order, amount, currency) }] : [];
    }),
  );
  const key = isBest ? 'Enter' : String(place + 1);
  return (
    <li className={isBest ? 'transfer-suggestion transfer-suggestion--best' : 'transfer-suggestion'}>
      <div className="transfer-suggestion__head">
        <ul>
          {allocations.map(({ order_id: id, amount }) => (
            <AllocatedOrder key={id} id={id} amount={amount} currency={currency} order={orders.get(id)} />
          ))}
        </ul>
        <Badge tone={confidence === 'high' ? 'good' : 'warn'}>{say(`review.confidence.${confidence}`)}</Badge>
      </div>
      <ul className="transfer-reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <div>
        <Button
          kind={isBest ? 'primary' : 'secondary'}
          small={!isBest}
          busy={busy}
          aria-keyshortcuts={isBest ? 'Enter A 1' : key}
          onClick={onChoose}
        >
          {say(`review.actions.${action}`)} <KeyHint>{key}</KeyHint>
        </Button>
      </div>
    </li>
  );
}

/** What accepting does. If one of the orders takes no money, the administrator searches for another order. */
function actionOf(parts: ReadonlyArray<{ readonly order: Order; readonly effect: Effect }>): string {
  const has = (...kinds: ReadonlyArray<Effect['kind']>) => parts.some(({ effect }) => kinds.includes(effect.kind));
  if (has('closed', 'other_currency')) return 'search';
  if (parts.some(({ order }) => order.status === 'cancelled')) return 'reinstate';
  return has('paid') ? 'overpay' : 'record';
}

function AllocatedOrder({
  id,
  amount,
  currency,
  order,
}: {
  readonly id: number;
  readonly amount: number;
  readonly currency: string;
  readonly order: Order | undefined;
}): ReactElement {
  const say = useText();
  const effect = order && effectOf(order, amount, currency);
  const isWrong = effect && !['whole', 'part'].includes(effect.kind);
  return (
    <li>
      <Link className="strong" to={placeOf('orders', id)}>
        {say('review.order', { number: id })}
      </Link>
      {order && customerOf(order) && (
        <>
          {' · '}
          <span>{customerOf(order)}</span>
        </>
      )}
      {' · '}
      <strong className="nowrap">{format.money(amount, currency)}</strong>
      {order?.status === 'cancelled' && (
        <>
          {' '}
          <Badge tone="bad">{say('review.cancelled')}</Badge>
        </>
      )}
      <span className={isWrong ? 'transfer-effect transfer-effect--wrong' : 'transfer-effect'}>
        {effect ? effectText(say, effect, currency) : '\u00a0'}
      </span>
    </li>
  );
}
