import { useState, type ReactElement } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  Form,
  format,
  MoneyField,
  notify,
  session,
  TextField,
  usePost,
  useSubmit,
  useText,
} from '#panel';
import type { AwaitingOrder } from '../types.js';

/** Today in the shop's time zone, `2026-11-21`. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: session.shop.timeZone }).format(new Date());

/** Records a payment of another amount, of another day, or with the transaction's id. */
export function RecordDialog({
  order,
  onRecorded,
  onClose,
}: {
  readonly order: AwaitingOrder;
  readonly onRecorded: () => Promise<void>;
  readonly onClose: () => void;
}): ReactElement {
  const say = useText();
  const post = usePost();
  const [amount, setAmount] = useState<number | null>(order.open_amount);
  const [day, setDay] = useState(today);
  const [reference, setReference] = useState('');
  const [notifies, setNotifies] = useState(true);
  const { submit, busy, error } = useSubmit(async () => {
    const { message } = await post(`/api/orders/${order.id}/verify-payment`, {
      ...(amount !== null && { amount }),
      ...(day && { received_at: day }),
      ...(reference.trim() && { reference }),
      notify: notifies,
      version: order.version,
    });
    notify.good(message);
    await onRecorded();
    onClose();
  });
  return (
    <Dialog title={say('review.orders.dialog', { number: order.id })} onClose={onClose}>
      <Form
        closes
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        submitLabel={say('review.orders.record')}
        aside={<Button onClick={onClose}>{say('kit.back')}</Button>}
        disabled={amount === null || amount <= 0}
      >
        <MoneyField
          label={say('order.verify.amount')}
          required
          currency={order.currency}
          value={amount}
          onChange={setAmount}
          hint={say('review.allocate.open', { amount: format.money(order.open_amount, order.currency) })}
          errors={error?.fields['amount']}
        />
        <TextField
          type="date"
          label={say('order.verify.day')}
          value={day}
          max={today()}
          onChange={setDay}
          errors={error?.fields['received_at']}
        />
        <TextField
          label={say('order.verify.reference')}
          value={reference}
          maxLength={140}
          autoComplete="off"
          onChange={setReference}
          hint={say('order.verify.reference_hint')}
          errors={error?.fields['reference']}
        />
        <Checkbox label={say('review.orders.notify')} checked={notifies} onChange={setNotifies} />
      </Form>
    </Dialog>
  );
}
