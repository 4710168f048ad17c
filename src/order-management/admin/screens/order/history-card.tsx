import type { ReactElement } from 'react';
import { Card, format, session, Timeline, useText, type Translate, type Tone } from '#panel';
import { AddNote } from './add-note.js';
import type { OrderProps, Entry, Order } from './order.js';

/** What happened to the order, the newest first, and what those who work on it wrote down. */
export function HistoryCard({ order, reload }: OrderProps): ReactElement {
  const say = useText();
  const items = [...order.history]
    .reverse()
    .map((entry) => ({
      key: entry.id,
      title: titleOf(say, order, entry),
      tone: toneOf(entry),
      detail: `${format.dateTime(entry.at)} · ${actorOf(say, entry)}`,
      children: entry.note && <p className="order-quote">{entry.note}</p>,
    }));
  return (
    <Card title={say('order.history.title')}>
      {order.can.note && <AddNote order={order} reload={reload} />}
      <Timeline items={items} />
    </Card>
  );
}

function titleOf(say: Translate, order: Order, { kind, from, to, changes }: Entry): string {
  const amount = format.money(changes?.amount ?? 0, order.currency);
  switch (kind) {
    case 'status':
      return say('order.history.status', { from: say(`order.status.${from}`), to: say(`order.status.${to}`) });
    case 'payment':
      return changes?.reference
        ? say('order.history.payment_by', { amount, reference: changes.reference })
        : say('order.history.payment', { amount });
    case 'refund':
      return say('order.history.refund', { amount });
    case 'edited':
      return edited(say, order, changes ?? {});
    case 'payment_method':
      return say('order.history.payment_method');
    case 'invoice':
      return say('order.history.invoice');
    case 'invoice_cancelled':
      return say('order.history.invoice_cancelled');
    case 'created':
      return say('order.history.created');
    case 'note':
      return say('order.history.note');
    case 'payment_reported':
      return say('order.history.payment_reported');
    default:
      return say('order.history.other');
  }
}

/** The fields as they are kept, under the words of the screen. */
const FIELDS: Readonly<Record<string, string>> = {
  shippingAddress: 'shipping_address',
  billingAddress: 'billing_address',
  note: 'note',
  items: 'items',
  shippingMethod: 'shipping_method',
  trackingNumber: 'tracking_number',
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
  if (to === 'cancelled') return 'bad';
  if (kind === 'payment' || to === 'paid' || to === 'completed') return 'good';
  return kind === 'note' ? 'warn' : kind === 'status' || kind === 'created' ? 'info' : 'neutral';
}
