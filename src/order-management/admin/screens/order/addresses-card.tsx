import { useState, type ReactElement } from 'react';
import { Button, Card, format, useText, type Schemas } from '#panel';
import { EditAddresses } from './edit-addresses.js';
import type { OrderProps } from './order.js';
import { shippingKey } from './states.js';

type Address = Schemas['AddressResponse'] & Partial<Schemas['BillingAddressResponse']>;

const same = (one: Address, other: Address): boolean =>
  ([...Object.keys(one), ...Object.keys(other)] as Array<keyof Address>).every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  );

/** Shipping and billing address. */
export function AddressesCard({ order, reload }: OrderProps): ReactElement {
  const say = useText();
  const [editing, setEditing] = useState(false);
  const { shipping_address: shipping, billing_address: billing } = order;
  return (
    <Card
      title={say('order.addresses.title')}
      actions={
        order.can.correct &&
        !editing && (
          <Button small onClick={() => setEditing(true)}>
            {say('order.addresses.edit')}
          </Button>
        )
      }
    >
      {editing ? (
        <EditAddresses order={order} reload={reload} onDone={() => setEditing(false)} />
      ) : (
        <>
          <h3>{say(shippingKey(order))}</h3>
          <PostalAddress address={shipping} />
          <h3>{say('order.addresses.billing')}</h3>
          {same(shipping, billing) ? (
            <p className="soft">{say(order.is_pickup ? 'order.addresses.same_own' : 'order.addresses.same')}</p>
          ) : (
            <PostalAddress address={billing} />
          )}
        </>
      )}
    </Card>
  );
}

/** An address formatted for an envelope. */
export function PostalAddress({ address }: { readonly address: Address }): ReactElement {
  const say = useText();
  const lines = [
    ...linesOf(address),
    ...(address.vat_id ? [`${say('order.addresses.vat_id')}: ${address.vat_id}`] : []),
  ];
  return lines.length === 0 ? (
    <p className="soft">{say('order.addresses.none')}</p>
  ) : (
    <address className="order-address">
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}

const linesOf = ({ company, name, address, zip, city, state, country }: Address): string[] =>
  [company, name, address, [zip, city].filter(Boolean).join(' '), state, country && format.country(country)].filter(
    (line): line is string => Boolean(line),
  );
