import type { ReactElement } from 'react';
import { Checkbox, format, MoneyField, NumberField, useText, type ApiError } from '#panel';
import type { Order, Line } from './order.js';
import { piecesLeft, piecesPrice, shippingLeft, type Pieces } from './refund-goods.js';

interface RefundLinesProps {
  readonly order: Order;
  readonly pieces: Pieces;
  readonly onPieces: (pieces: Pieces) => void;
  /** Shipping costs to refund; null: none. */
  readonly shipping: number | null;
  readonly onShipping: (amount: number | null) => void;
  readonly error: ApiError | null;
}

/** Lines with the number of pieces to refund, and the shipping costs. */
export function RefundLines({ order, pieces, onPieces, shipping, onShipping, error }: RefundLinesProps): ReactElement {
  const say = useText();
  const left = shippingLeft(order);
  const choose = (line: Line, quantity: number): void => onPieces({ ...pieces, [line.id]: quantity });
  return (
    <fieldset className="bare refund-lines">
      <legend className="unseen">{say('order.refund.lines')}</legend>
      {order.items.map((line) => (
        <RefundLine
          key={line.id}
          order={order}
          line={line}
          quantity={pieces[line.id] ?? 0}
          onChange={(quantity) => choose(line, quantity)}
        />
      ))}
      {error?.fields['lines']?.map((text) => (
        <p className="warn-box" role="alert" key={text}>
          {text}
        </p>
      ))}
      {left > 0 && (
        <MoneyField
          label={say('order.refund.shipping')}
          currency={order.currency}
          max={left}
          value={shipping}
          onChange={onShipping}
          hint={say('order.refund.most', { most: format.money(left, order.currency) })}
          errors={error?.fields['shipping']}
        />
      )}
    </fieldset>
  );
}

interface RefundLineProps {
  readonly order: Order;
  readonly line: Line;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

function RefundLine({ order, line, quantity, onChange }: RefundLineProps): ReactElement {
  const say = useText();
  const left = piecesLeft(line);
  const name = [line.name, line.attributes_text].filter(Boolean).join(', ');
  if (left === 0)
    return (
      <p className="refund-line soft">
        <span>{name}</span>
        <span>{say('order.refund.done')}</span>
      </p>
    );
  return (
    <div className="refund-line">
      <Checkbox label={name} checked={quantity > 0} onChange={(on) => onChange(on ? left : 0)} />
      {quantity > 0 && left > 1 && (
        <NumberField
          label={say('order.refund.quantity', { name })}
          suffix={say('order.refund.pieces', { left })}
          min={1}
          max={left}
          value={quantity}
          required
          // While the field is empty, the quantity stays: a filled-in number would become part of the one typed next.
          onChange={(pieces) => pieces !== null && onChange(Math.min(Math.max(Math.trunc(pieces), 1), left))}
        />
      )}
      <span className="nowrap">{format.money(piecesPrice(order, line, quantity || left), order.currency)}</span>
    </div>
  );
}
