import { useState, type ReactElement } from 'react';
import { Button, Dialog, Form, format, MoneyField, notify, TextArea, usePost, useSubmit, useText } from '#panel';
import { minor } from './amounts.js';
import type { OrderProps, Order } from './order.js';

/** Gives money back: at most what was paid and not given back. */
export function RefundDialog({ order, reload, onClose }: OrderProps & { readonly onClose: () => void }): ReactElement {
  const say = useText();
  const post = usePost();
  const [amount, setAmount] = useState<number | null>(order.refundable_amount);
  const [reason, setReason] = useState('');
  const { submit, busy, error } = useSubmit(async () => {
    const { message } = await post(`/api/orders/${order.id}/refund`, { amount, reason, version: order.version });
    onClose();
    notify.good(message);
    await reload();
  });
  const renew = async (): Promise<void> => {
    onClose();
    await reload();
  };
  const most = format.money(order.refundable_amount, order.currency);
  const isTooMuch = amount !== null && minor(amount, order.currency) > minor(order.refundable_amount, order.currency);
  const errors = isTooMuch ? [say('order.refund.too_much', { most })] : error?.fields['amount'];
  return (
    <Dialog title={say('order.refund.title')} onClose={onClose}>
      <Form
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        onReload={() => void renew()}
        submitLabel={say('order.refund.submit')}
        disabled={amount === null || amount <= 0 || isTooMuch || reason.trim() === ''}
        aside={<Button onClick={onClose}>{say('kit.back')}</Button>}
      >
        <p className="hint-box">{say(`order.refund.by_${wayOf(order)}`)}</p>
        <MoneyField
          label={say('order.refund.amount')}
          required
          currency={order.currency}
          max={order.refundable_amount}
          value={amount}
          onChange={setAmount}
          hint={say('order.refund.most', { most })}
          errors={errors}
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
      </Form>
    </Dialog>
  );
}

/** Whether the gateway refunds it, an administrator does by hand, or both. */
function wayOf(order: Order): 'gateway' | 'hand' | 'both' {
  const ways = new Set(order.payments.filter(({ status }) => status === 'captured').map(({ refunded_by: way }) => way));
  return ways.size > 1 ? 'both' : ways.has('gateway') ? 'gateway' : 'hand';
}
