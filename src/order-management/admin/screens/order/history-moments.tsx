import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { format, placeOf, session, useText, type Tone, type Translate, orderStatusKey } from '#panel';
import { BankTransferLink, type BankTransfers } from './bank-transfers.js';
import type { Entry, Order, OrderMoment } from './order.js';

/** History entries of the order, including notes of staff; newest first. */
export const historyMoments = (say: Translate, order: Order, transfers: BankTransfers): OrderMoment[] =>
  [...order.history].reverse().map((entry) => ({
    key: `history-${entry.id}`,
    at: entry.at,
    title: <MovedLink entry={entry}>{titleOf(say, order, entry)}</MovedLink>,
    tone: toneOf(entry),
    detail: `${format.time(entry.at)} · ${actorOf(say, entry)}`,
    children: (
      <>
        <Booked order={order} entry={entry} transfers={transfers} />
        {entry.note && <p className="order-quote">{entry.note}</p>}
      </>
    ),
  }));

function titleOf(say: Translate, order: Order, { kind, from, to, changes }: Entry): string {
  const amount = format.money(changes?.amount ?? 0, order.currency);
  switch (kind) {
    case 'status':
      return say('order.history.status', {
        from: say(orderStatusKey(from!, order.is_pickup)),
        to: say(orderStatusKey(to!, order.is_pickup)),
      });
    case 'payment':
      if (changes?.from_order_id !== undefined)
        return say('order.history.payment_moved_from', { amount, number: changes.from_order_id });
      return changes?.reference
        ? say('order.history.payment_by', { amount, reference: format.iban(changes.reference) })
        : say('order.history.payment', { amount });
    case 'payment_reversed':
      if (changes?.to_order_id !== undefined)
        return say('order.history.payment_moved_to', { amount, number: changes.to_order_id });
      return say('order.history.payment_reversed', { amount });
    case 'payment_authorized':
      return say('order.history.payment_authorized', { amount });
    case 'payment_voided':
      return say('order.history.payment_voided', { amount });
    case 'payment_capture_refused':
      return say('order.history.payment_capture_refused', { amount });
    case 'payment_void_refused':
      return say('order.history.payment_void_refused', { amount });
    case 'payment_contradiction':
      return say(`order.history.contradiction.${changes!.contradiction!}`);
    case 'refund':
      return say('order.history.refund', { amount });
    case 'overpayment_kept':
      return say('order.history.overpayment_kept', { amount });
    case 'edited':
      return edited(say, order, changes ?? {});
    case 'payment_method':
      return say('order.history.payment_method');
    case 'invoice':
      return say('order.history.invoice');
    case 'invoice_cancelled':
      return say('order.history.invoice_cancelled');
    case 'credit_note':
      return say('order.history.credit_note', { amount });
    case 'created':
      return say('order.history.created');
    case 'note':
      return say('order.history.note');
    case 'payment_reported':
      return say('order.history.payment_reported');
    case 'payment_reminded':
      return say('order.history.payment_reminded');
    case 'cancellation_postponed':
      return say('order.history.cancellation_postponed', { date: format.day(changes!.to!) });
    default:
      return say('order.history.other');
  }
}

/** The title as a link to the other order, if a payment was moved from or to it. */
function MovedLink({ entry, children }: { readonly entry: Entry; readonly children: string }): ReactElement {
  const other = entry.changes?.to_order_id ?? entry.changes?.from_order_id;
  return other === undefined ? <>{children}</> : <Link to={placeOf('orders', other)}>{children}</Link>;
}

/** Names of stored fields by their i18n keys. */
const FIELDS: Readonly<Record<string, string>> = {
  shippingAddress: 'shipping_address',
  billingAddress: 'billing_address',
  note: 'note',
  items: 'items',
  shippingMethod: 'shipping_method',
  trackingNumber: 'tracking_number',
  carrier: 'carrier',
};

function edited(
  say: Translate,
  { currency }: Order,
  { fields: names = [], total }: NonNullable<Entry['changes']>,
): string {
  const fields = names.flatMap((name) => (FIELDS[name] ? [say(`order.history.fields.${FIELDS[name]}`)] : []));
  const words =
    fields.length > 0 ? say('order.history.edited_fields', { fields: fields.join(', ') }) : say('order.history.edited');
  return total && total.from !== total.to
    ? `${words} · ${say('order.history.total', { from: format.money(total.from, currency), to: format.money(total.to, currency) })}`
    : words;
}

function actorOf(say: Translate, { actor: { kind, id, name } }: Entry): string {
  if (kind === 'administrator' && id === session.id) return say('order.actors.me');
  return name ?? say(`order.actors.${kind}`);
}

function toneOf({ kind, to }: Entry): Tone {
  if (
    to === 'cancelled' ||
    kind === 'payment_contradiction' ||
    kind === 'payment_reversed' ||
    kind.endsWith('_refused')
  )
    return 'bad';
  if (kind === 'payment' || to === 'paid' || to === 'completed') return 'good';
  return kind === 'note' ? 'warn' : kind === 'status' || kind === 'created' ? 'info' : 'neutral';
}

/** For a payment: its method, the date of the bank statement and the bank transfer; for a refund: whether it was paid out. */
function Booked({
  order,
  entry: { changes },
  transfers,
}: {
  readonly order: Order;
  readonly entry: Entry;
  readonly transfers: BankTransfers;
}): ReactElement | null {
  const say = useText();
  const payment = order.payments.find(({ id }) => id === changes?.payment_id);
  if (payment) {
    const transfer = transfers.get(payment.id);
    return (
      <div className="soft">
        {[
          payment.method_title,
          payment.transaction_id && payment.transaction_id !== payment.reference && format.iban(payment.transaction_id),
          payment.received_at && say('order.timeline.received', { day: format.date(payment.received_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {transfer && (
          <>
            {' · '}
            <BankTransferLink transfer={transfer} />
          </>
        )}
      </div>
    );
  }
  const refund = order.refunds.find(({ id }) => id === changes?.refund_id);
  if (!refund) return null;
  const pieces = refund.lines.map(({ order_item_id: line, quantity }) => {
    const name = order.items.find(({ id }) => id === line)?.name ?? '';
    return say('order.refund.piece', { name, quantity });
  });
  const shipping =
    refund.shipping > 0 && `${say('order.refund.shipping')}: ${format.money(refund.shipping, order.currency)}`;
  return (
    <div className="soft">
      {[say(`order.payments.states.${refund.status}`), ...pieces, shipping].filter(Boolean).join(' · ')}
    </div>
  );
}
