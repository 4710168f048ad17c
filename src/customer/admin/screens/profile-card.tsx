import { useState, type ReactElement } from 'react';
import { Button, can, Card, Facts, format, MailTo, useText, type Reload } from '#panel';
import type { KnownCustomer } from './customer.js';
import { EditProfile } from './edit-profile.js';

export interface ProfileCardProps {
  readonly customer: KnownCustomer;
  readonly onSaved: (customer: KnownCustomer) => void;
  readonly onReload: Reload;
}

/** The customer's contact data; managers may edit it. */
export function ProfileCard({ customer, onSaved, onReload }: ProfileCardProps): ReactElement {
  const say = useText();
  const [editing, setEditing] = useState(false);
  const close = (): void => setEditing(false);
  if (editing) {
    return (
      <Card title={say('customers.profile')}>
        <EditProfile key={customer.id} customer={customer} onSaved={onSaved} onReload={onReload} onClose={close} />
      </Card>
    );
  }
  const { email, phone, shipping_country: country, language } = customer;
  return (
    <Card
      title={say('customers.profile')}
      actions={
        can('manager') &&
        !customer.erased_at && (
          <Button small onClick={() => setEditing(true)}>
            {say('customers.edit')}
          </Button>
        )
      }
    >
      <Facts
        items={[
          { label: say('customers.number'), value: customer.id },
          { label: say('customers.email'), value: email && <MailTo address={email} /> },
          {
            label: say('customers.phone'),
            value: phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>,
          },
          { label: say('customers.shipping_address'), value: customer.shipping_address },
          {
            label: say('customers.shipping_city'),
            value: [customer.shipping_zip, customer.shipping_city].filter(Boolean).join(' '),
          },
          { label: say('customers.shipping_state'), value: customer.shipping_state },
          { label: say('customers.shipping_country'), value: country && format.country(country) },
          { label: say('customers.language'), value: language && say(`kit.languages.${language}`) },
          { label: say('customers.since'), value: format.date(customer.created_at) },
        ]}
      />
    </Card>
  );
}
