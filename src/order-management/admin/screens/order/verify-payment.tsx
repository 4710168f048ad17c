import { useState, type ReactElement } from 'react';
import {
  Checkbox,
  Form,
  format,
  MoneyField,
  session,
  TextArea,
  TextField,
  usePost,
  useRecordForm,
  useText,
} from '#panel';
import { openAfter } from './amounts.js';
import type { OrderProps, Order } from './order.js';
import { NotifyCheckbox } from './notify-checkbox.js';

interface Draft {
  readonly amount: number | null;
  readonly reference: string;
  readonly split: boolean;
  readonly note: string;
}

/** Today in the shop's time zone, `2026-11-21`. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: session.shop.timeZone }).format(new Date());

const draftOf = ({ open_amount: amount }: Order): Draft => ({ amount, reference: '', split: false, note: '' });

/** Records a received payment, by default the open amount. */
export function VerifyPayment({ order, reload }: OrderProps): ReactElement {
  const say = useText();
  const post = usePost();
  const [day, setDay] = useState(today);
  const [notifies, setNotifies] = useState(true);
  const isFree = order.open_amount === 0;
  const { values, set, change, form } = useRecordForm({
    record: order,
    draftOf,
    bodyOf: (draft) => ({
      ...(!isFree && { amount: draft.amount }),
      ...(day && { received_at: day }),
      ...(draft.reference.trim() && { reference: draft.reference }),
      ...(draft.split && { split: true }),
      ...(draft.note.trim() && { note: draft.note }),
      notify: notifies,
    }),
    send: (body) => post(`/api/orders/${order.id}/verify-payment`, body),
    reload,
  });
  const { amount, reference, split, note } = values;
  const { error } = form;
  return (
    <Form {...form} submitLabel={say('order.verify.submit')} disabled={!isFree && (amount === null || amount <= 0)}>
      <h3>{say('order.verify.title')}</h3>
      <div className="form__row order-verify">
        {!isFree && (
          <MoneyField
            label={say('order.verify.amount')}
            required
            currency={order.currency}
            value={amount}
            onChange={(sum) => set('amount', sum)}
            errors={error?.fields['amount']}
          />
        )}
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
          onChange={(typed) => change({ reference: typed, split: false })}
          hint={say('order.verify.reference_hint')}
          errors={error?.fields['reference']}
        />
      </div>
      {(split || error?.code === 'reference_already_booked') && (
        <Checkbox
          label={say('order.verify.split')}
          hint={say('order.verify.split_hint')}
          checked={split}
          onChange={(isPart) => set('split', isPart)}
        />
      )}
      <TextArea
        label={say('order.verify.note')}
        rows={1}
        maxLength={2000}
        value={note}
        onChange={(text) => set('note', text)}
        errors={error?.fields['note']}
      />
      <NotifyCheckbox order={order} checked={notifies} onChange={setNotifies} />
      <Outcome order={order} amount={isFree ? 0 : amount} />
    </Form>
  );
}

/** Effect of the payment on the order, shown before it is recorded. */
function Outcome({ order, amount }: { readonly order: Order; readonly amount: number | null }): ReactElement {
  const say = useText();
  const rest = amount === null || amount < 0 ? null : openAfter(order.open_amount, amount, order.currency);
  const isPart = rest !== null && rest > 0;
  const words =
    rest === null || (isPart && amount === 0)
      ? say('order.verify.open', { open: format.money(order.open_amount, order.currency) })
      : isPart
        ? say('order.verify.part', { rest: format.money(rest, order.currency) })
        : rest < 0
          ? say('order.verify.over', { more: format.money(-rest, order.currency) })
          : say('order.verify.whole');
  return (
    <p className={rest !== null && rest < 0 ? 'warn-box' : 'hint-box'} role="status">
      {words}
    </p>
  );
}
