import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Badge, Card, Facts, MailTo, placeOf, useText } from '#panel';
import type { OrderProps } from './order.js';

/** The customer, with a link to the customer's orders. */
export function CustomerCard({ order: { customer, language } }: OrderProps): ReactElement {
  const say = useText();
  const name = [customer.first_name, customer.last_name].filter(Boolean).join(' ') || say('order.customer.nameless');
  return (
    <Card title={say('order.customer.title')}>
      <Facts
        items={[
          {
            label: say('order.customer.name'),
            value: customer.id === null ? name : <Link to={placeOf('customers', customer.id)}>{name}</Link>,
          },
          { label: say('order.customer.email'), value: customer.email && <MailTo address={customer.email} /> },
          {
            label: say('order.customer.phone'),
            value: customer.phone && <a href={`tel:${customer.phone.replaceAll(/[^+\d]/g, '')}`}>{customer.phone}</a>,
          },
          {
            label: say('order.customer.account'),
            value: say(customer.registered ? 'order.customer.registered' : 'order.customer.guest', {
              count: customer.orders,
            }),
          },
          { label: say('order.customer.tags'), value: customer.tags.length > 0 && <Tags tags={customer.tags} /> },
          { label: say('order.customer.language'), value: say(`kit.languages.${language}`) },
        ].filter(({ value }) => value !== false)}
      />
      {customer.staff_note && (
        <div className="order-wish-note">
          <h3>{say('order.customer.staff_note')}</h3>
          <p className="order-quote">{customer.staff_note}</p>
        </div>
      )}
    </Card>
  );
}

const Tags = ({ tags }: { readonly tags: readonly string[] }): ReactElement => (
  <span className="order-tags">
    {tags.map((tag) => (
      <Badge key={tag}>{tag}</Badge>
    ))}
  </span>
);
