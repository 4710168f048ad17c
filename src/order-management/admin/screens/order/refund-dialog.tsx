import { useState, type ReactElement } from 'react';
import { Button, Checkbox, format, MoneyField, usePost, useText } from '#panel';
import { minor } from './amounts.js';
import { NotifyCheckbox } from './notify-checkbox.js';
import type { OrderProps, Order } from './order.js';
import { OrderDialog } from './order-dialog.js';
import { ReasonField } from './reason-field.js';
import { goodsPrice, piecesLeft, type Pieces } from './refund-goods.js';
import { RefundLines } from './refund-lines.js';

/** Refunds pieces and shipping costs, or an amount: at most the paid amount that is not refunded yet. */
export function RefundDialog({ order, ...dialog }: OrderProps & { readonly onClose: () => void }): ReactElement {
  const say = useText();
  const post = usePost();
  const { currency, refundable_amount: refundable } = order;
  const hasLines = order.items.some((line) => piecesLeft(line) > 0);
  const isCancelled = order.status === 'cancelled';
  const [byLines, setByLines] = useState(hasLines && !isCancelled && order.overpaid_amount === 0);
  const [amount, setAmount] = useState<number | null>(order.overpaid_amount || refundable);
  const [pieces, setPieces] = useState<Pieces>({});
  const [shipping, setShipping] = useState<number | null>(null);
  const [restock, setRestock] = useState(order.shipped_at === null);
  const [notifies, setNotifies] = useState(true);
  const [reason, setReason] = useState('');
  const most = format.money(refundable, currency);
  const sum = byLines ? goodsPrice(order, pieces, shipping ?? 0) : amount;
  const isTooMuch = sum !== null && minor(sum, currency) > minor(refundable, currency);
  const isReady = sum !== null && sum > 0 && !isTooMuch;
  const lines = Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ order_item_id: Number(id), quantity, restock: restock && !isCancelled }));
  const refunded = byLines
    ? { ...(lines.length > 0 && { lines }), ...(shipping && { shipping }) }
    : amount === null
      ? {}
      : { amount };
  return (
    <OrderDialog
      {...dialog}
      title={say('order.refund.title', { number: order.id })}
      submitLabel={
        isReady
          ? say('order.refund.submit_amount', { amount: format.money(sum, currency) })
          : say('order.refund.submit')
      }
      disabled={!isReady || reason.trim() === ''}
      send={() =>
        post(`/api/orders/${order.id}/refund`, { ...refunded, reason, notify: notifies, version: order.version })
      }
    >
      {(error) => (
        <>
          <p className="hint-box">{say(`order.refund.by_${wayOf(order)}`)}</p>
          {byLines ? (
            <>
              <RefundLines
                order={order}
                pieces={pieces}
                onPieces={setPieces}
                shipping={shipping}
                onShipping={setShipping}
                error={error}
              />
              {isTooMuch && (
                <p className="warn-box" role="alert">
                  {say('order.refund.lines_too_much', { most })}
                </p>
              )}
              {lines.length > 0 && (
                <Checkbox label={say('order.refund.restock')} checked={restock} onChange={setRestock} />
              )}
            </>
          ) : (
            <MoneyField
              label={say('order.refund.amount')}
              required
              currency={currency}
              max={refundable}
              value={amount}
              onChange={setAmount}
              hint={say('order.refund.most', { most })}
              errors={isTooMuch ? [say('order.refund.too_much', { most })] : error?.fields['amount']}
            />
          )}
          {hasLines && (
            <div className="actions">
              <Button small kind="quiet" onClick={() => setByLines(!byLines)}>
                {say(byLines ? 'order.refund.to_amount' : 'order.refund.to_lines')}
              </Button>
            </div>
          )}
          <ReasonField value={reason} onChange={setReason} error={error} />
          <NotifyCheckbox order={order} checked={notifies} onChange={setNotifies} />
        </>
      )}
    </OrderDialog>
  );
}

/** Whether the gateway pays the refund, an administrator pays it, or each pays a part. */
function wayOf(order: Order): 'gateway' | 'hand' | 'both' {
  const ways = new Set(order.payments.filter(({ status }) => status === 'captured').map(({ refunded_by: way }) => way));
  return ways.size > 1 ? 'both' : ways.has('gateway') ? 'gateway' : 'hand';
}
