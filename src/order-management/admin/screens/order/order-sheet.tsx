import type { ReactElement } from 'react';
import { format, orderStatusKey, session, useText } from '#panel';
import { PostalAddress } from './addresses-card.js';
import { RefundedPieces } from './lines-card.js';
import type { Order } from './order.js';
import { paymentWord, shippingKey } from './states.js';
import { Totals } from './totals.js';

/**
 * Returns the URL of the picture in its size of at most 400 pixels. The stored path already contains the path of
 * BASE_URL.
 */
const small = (picture: string): string => picture.replace(/\.webp$/, '-400.webp');

/** Printed page of the order: lines, address and totals. Visible in print only. */
export function OrderSheet({ order }: { readonly order: Order }): ReactElement {
  const say = useText();
  const inMoney = (amount: number): string => format.money(amount, order.currency);
  const money = paymentWord(order);
  const { name, logo } = session.shop;
  return (
    <article className="order-sheet" aria-hidden="true">
      <header className="order-sheet__head">
        <div>
          {logo === null ? <strong>{name}</strong> : <img src={small(logo)} alt={name} />}
          <p className="order-sheet__title">{say('order.title', { number: order.id })}</p>
        </div>
        <div className="order-sheet__facts">
          <span>{say('order.placed', { when: format.dateTime(order.created_at) })}</span>
          <span>
            {say('order.reference')} {format.iban(order.reference)}
          </span>
          <span>
            {say(orderStatusKey(order.status, order.is_pickup))}
            {money !== order.status && ` · ${say(`order.payment_status.${money}`)}`}
          </span>
        </div>
      </header>
      <div className="order-sheet__columns">
        <section>
          <p className="order-sheet__label">{say(shippingKey(order))}</p>
          <PostalAddress address={order.shipping_address} />
          <p>{order.customer.phone}</p>
        </section>
        <section>
          <p className="order-sheet__label">{say('order.addresses.billing')}</p>
          <PostalAddress address={order.billing_address} />
          <p>{order.customer.email}</p>
        </section>
        <section>
          <p className="order-sheet__label">{say(order.is_pickup ? 'order.pickup.title' : 'order.shipment.title')}</p>
          <p>{order.shipping_method_title}</p>
          {!order.is_pickup && order.tracking_number && <p>{order.tracking_number}</p>}
          <p className="order-sheet__label">{say('order.payments.method')}</p>
          <p>{order.payment_method_title}</p>
        </section>
      </div>
      <table className="order-sheet__lines">
        <thead>
          <tr>
            <th>{say('order.sheet.packed')}</th>
            <th>{say('order.lines.quantity')}</th>
            <th>{say('order.lines.product')}</th>
            <th>{say('order.lines.price')}</th>
            <th>{say('order.lines.total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((line) => (
            <tr key={line.id}>
              <td>
                <span className="order-sheet__box" />
              </td>
              <td>{format.number(line.quantity)}</td>
              <td>
                {line.name}
                {line.attributes_text && `, ${line.attributes_text}`}
                {line.sku && <small>{line.sku}</small>}
                <RefundedPieces line={line} />
              </td>
              <td>{inMoney(line.price)}</td>
              <td>{inMoney(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Totals sums={order} />
      {order.note && (
        <section>
          <p className="order-sheet__label">{say('order.customer.note')}</p>
          <p className="order-quote">{order.note}</p>
        </section>
      )}
    </article>
  );
}
