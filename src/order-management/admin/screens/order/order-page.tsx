import type { ReactElement } from 'react';
import { Copyable, Empty, ErrorBox, format, LinkButton, Loading, Page, useRecord, useText } from '#panel';
import { listPlace } from '../list-place.js';
import { AddressesCard } from './addresses-card.js';
import { CustomerCard } from './customer-card.js';
import { InvoiceCard } from './invoice-card.js';
import { LinesCard } from './lines-card.js';
import { MoreActions } from './more-actions.js';
import { NextCard } from './next-card.js';
import type { Order } from './order.js';
import { OrderSheet } from './order-sheet.js';
import { PaymentsCard } from './payments-card.js';
import { ReservedCards } from './reserved-card.js';
import { ShipmentCard } from './shipment-card.js';
import { States } from './states.js';
import { TimelineCard } from './timeline-card.js';
import { useOrder } from './use-order.js';
import './order.css';

/** An order with all its actions. */
export function OrderPage(): ReactElement {
  const say = useText();
  const record = useRecord();
  const { order, error, reload } = useOrder(record);
  const back = { to: listPlace(), label: say('order.back') };
  const title = say('order.title', { number: record });
  if (!order) {
    return (
      <Page title={title} back={back}>
        {error?.status === 404 ? (
          <Empty
            title={say('order.unknown.title')}
            text={say('order.unknown.text')}
            action={<LinkButton to={back.to}>{back.label}</LinkButton>}
          />
        ) : error ? (
          <ErrorBox error={error} onRetry={() => void reload()} />
        ) : (
          <Loading lines={8} />
        )}
      </Page>
    );
  }
  const props = { order, reload };
  return (
    <Page
      title={title}
      back={back}
      aside={<States order={order} />}
      actions={<MoreActions {...props} />}
      intro={<Intro placed={order.created_at} reference={order.reference} />}
    >
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      <div className="split order-columns">
        <div className="stack">
          {order.status === 'awaiting_payment' && isReported(order) && (
            <p className="warn-box" role="status">
              {say('order.payments.reported')}
            </p>
          )}
          <ReservedCards {...props} />
          <NextCard {...props} />
          {order.note && <CustomerNote note={order.note} />}
          <LinesCard {...props} />
          <PaymentsCard {...props} />
        </div>
        <div className="stack">
          <CustomerCard {...props} />
          <ShipmentCard {...props} />
          <AddressesCard {...props} />
          <InvoiceCard key={order.invoice_path} {...props} />
        </div>
        <TimelineCard {...props} />
      </div>
      <OrderSheet order={order} />
    </Page>
  );
}

/** The customer's note. It is above the lines, because it is about packing and delivery. */
function CustomerNote({ note }: { readonly note: string }): ReactElement {
  const say = useText();
  return (
    <section className="hint-box" aria-label={say('order.customer.note')}>
      <strong>{say('order.customer.note')}</strong>
      <p className="order-quote">{note}</p>
    </section>
  );
}

/** Whether the customer has reported the transfer since the order was reinstated, or since a payment was reversed. */
function isReported({ history }: Order): boolean {
  const reopened = history.findLastIndex(({ kind, from }) => kind === 'payment_reversed' || from === 'cancelled');
  return history.slice(reopened + 1).some(({ kind }) => kind === 'payment_reported');
}

function Intro({ placed, reference }: { readonly placed: string; readonly reference: string }): ReactElement {
  const say = useText();
  return (
    <span className="order-intro">
      <span>{say('order.placed', { when: format.dateTime(placed) })}</span>
      <span>
        {say('order.reference')} <Copyable text={reference} shown={format.iban(reference)} />
      </span>
    </span>
  );
}
