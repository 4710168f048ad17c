import type { ReactElement } from 'react';
import { Button, format, MoneyField, useText } from '#panel';
import { effectOf, effectText, openOf } from '../effect.js';
import { customerOf } from '../types.js';
import type { Part } from './draft.js';

/** An order that gets a part of a transfer, and the effect on it. */
export function PartRow({
  part: { order, amount },
  currency,
  onChange,
  onRemove,
}: {
  readonly part: Part;
  readonly currency: string;
  readonly onChange: (amount: number | null) => void;
  readonly onRemove: () => void;
}): ReactElement {
  const say = useText();
  const effect = effectOf(order, amount ?? 0, currency);
  const isWrong = !['whole', 'part'].includes(effect.kind);
  return (
    <li className="transfer-part">
      <div className="transfer-part__order">
        <strong>{say('review.order', { number: order.id })}</strong> {customerOf(order)}
        <span className="soft small">
          {say('review.allocate.open', { amount: format.money(openOf(order), order.currency) })}
        </span>
      </div>
      <MoneyField
        label={say('review.allocate.amount', { number: order.id })}
        shortLabel={say('review.allocate.amount_short')}
        required
        currency={currency}
        value={amount}
        onChange={onChange}
      />
      <Button small kind="quiet" onClick={onRemove} aria-label={say('review.allocate.remove', { number: order.id })}>
        {say('review.allocate.remove_short')}
      </Button>
      <p className={isWrong ? 'transfer-effect transfer-effect--wrong' : 'transfer-effect'} role="status">
        {effectText(say, effect, currency)}
      </p>
      {effect.kind === 'paid' && (
        <p className="warn-box">{say('review.allocate.paid', { more: format.money(effect.more, order.currency) })}</p>
      )}
      {order.status === 'pending' && <p className="warn-box">{say('review.allocate.pending')}</p>}
      {order.status === 'cancelled' && <p className="warn-box">{say('review.allocate.cancelled')}</p>}
    </li>
  );
}
