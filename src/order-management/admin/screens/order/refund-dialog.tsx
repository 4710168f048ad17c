import { useState, type ReactElement } from 'react';
import { format, MoneyField, TextArea, usePost, useText } from '#panel';
import { minor } from './amounts.js';
import type { OrderProps, Order } from './order.js';
import { OrderDialog } from './order-dialog.js';

/** Refunds money, at most the paid amount that is not refunded yet. */
export function RefundDialog({ order, ...dialog }: OrderProps & { readonly onClose: () => void }): ReactElement {
  const say = useText();
  const post = usePost();
  const [amount, setAmount] = useState<number | null>(order.refundable_amount);
  const [reason, setReason] = useState('');
  const most = format.money(order.refundable_amount, order.currency);
  const isTooMuch = amount !== null && minor(amount, order.currency) > minor(order.refundable_amount, order.currency);
  const isReady = amount !== null && amount > 0 && !isTooMuch;
  return (
    <OrderDialog
      {...dialog}
      title={say('order.refund.title', { number: order.id })}
      submitLabel={
        isReady
          ? say('order.refund.submit_amount', { amount: format.money(amount, order.currency) })
          : say('order.refund.submit')
      }
      disabled={!isReady || reason.trim() === ''}
      send={() => post(`/api/orders/${order.id}/refund`, { amount, reason, version: order.version })}
    >
      {(error) => (
        <>
          <p className="hint-box">{say(`order.refund.by_${wayOf(order)}`)}</p>
          <MoneyField
            label={say('order.refund.amount')}
            required
            currency={order.currency}
            max={order.refundable_amount}
            value={amount}
            onChange={setAmount}
            hint={say('order.refund.most', { most })}
            errors={isTooMuch ? [say('order.refund.too_much', { most })] : error?.fields['amount']}
          />
          <TextArea
            label={say('order.refund.reason')}
            required
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={setReason}
            errors={error?.fields['reason']}
          />
        </>
      )}
    </OrderDialog>
  );
}

/** Whether the gateway pays the refund, an administrator does, or each a part. */
function wayOf(order: Order): 'gateway' | 'hand' | 'both' {
  const ways = new Set(order.payments.filter(({ status }) => status === 'captured').map(({ refunded_by: way }) => way));
  return ways.size > 1 ? 'both' : ways.has('gateway') ? 'gateway' : 'hand';
}
