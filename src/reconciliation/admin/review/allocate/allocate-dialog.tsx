import { useEffect, useState, type ReactElement } from 'react';
import { Button, Dialog, Form, format, useSubmit, useText } from '#panel';
import { effectOf } from '../effect.js';
import { bookableOf, type BankTransaction, type Order, type Share } from '../types.js';
import type { Booking } from '../use-decisions.js';
import { readOrders } from '../use-orders.js';
import { restOf, sharesOf, withOrder, type Part } from './draft.js';
import { OrderSearch } from './order-search.js';
import { PartRow } from './part-row.js';

export interface AllocateDialogProps {
  readonly transaction: BankTransaction;
  /** Orders that are selected when the dialog opens. */
  readonly start: readonly Share[];
  readonly onBook: (booking: Booking) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Chooses the orders that a transfer pays and the amount that each gets, and shows the effect on each order. */
export function AllocateDialog({ transaction, start, onBook, onClose }: AllocateDialogProps): ReactElement {
  const say = useText();
  const { currency } = transaction;
  const amount = bookableOf(transaction);
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    void readOrders(start.map(({ order_id: id }) => id)).then((orders) =>
      setParts(
        start.flatMap(({ order_id: id, amount: share }) => {
          const order = orders.find((one) => one.id === id);
          return order ? [{ order, amount: share }] : [];
        }),
      ),
    );
  }, [start]);
  const rest = restOf(parts, amount, currency);
  const shares = sharesOf(parts, amount, currency);
  const reinstate = parts.some(({ order }) => order.status === 'cancelled');
  const overpay = parts.some((part) => effectOf(part.order, part.amount ?? 0, currency).kind === 'paid');
  const { submit, busy, error } = useSubmit(async () => {
    if (!shares) return;
    await onBook({ shares, reinstate, overpay });
    onClose();
  });
  const add = ({ id }: { readonly id: number }): void =>
    void readOrders([id]).then(([order]) => {
      if (!order) return;
      setParts((before) => withOrder(before, order, amount, currency));
      setSaid(say('review.allocate.added', { number: id }));
    });
  const change = (order: Order, share: number | null): void =>
    setParts((before) => before.map((part) => (part.order.id === order.id ? { order, amount: share } : part)));
  const remove = (order: Order): void => setParts((before) => before.filter((part) => part.order.id !== order.id));
  const money = (value: number): string => format.money(value, currency);
  return (
    <Dialog wide title={say('review.allocate.title', { amount: money(amount) })} onClose={onClose}>
      <Form
        closes
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        disabled={!shares}
        aside={<Button onClick={onClose}>{say('kit.back')}</Button>}
        submitLabel={say(
          reinstate
            ? 'review.allocate.submit_reinstate'
            : overpay
              ? 'review.allocate.submit_overpay'
              : 'review.allocate.submit',
        )}
      >
        <p className="soft">
          {[transaction.counterparty.name, transaction.remittance_information].filter(Boolean).join(' · ')}
        </p>
        <OrderSearch chosen={parts.map(({ order }) => order.id)} onChoose={add} />
        {parts.length > 0 && (
          <ul className="transfer-parts">
            {parts.map((part) => (
              <PartRow
                key={part.order.id}
                part={part}
                currency={currency}
                onChange={(share) => change(part.order, share)}
                onRemove={() => remove(part.order)}
              />
            ))}
          </ul>
        )}
        <p className="unseen" role="status">
          {said}
        </p>
        {parts.length > 0 && (
          <p className={rest === 0 ? 'hint-box' : 'warn-box'} role="status">
            {rest === 0
              ? say('review.allocate.all')
              : say(rest > 0 ? 'review.allocate.rest' : 'review.allocate.too_much', { amount: money(Math.abs(rest)) })}
          </p>
        )}
      </Form>
    </Dialog>
  );
}
