import { useState, type ReactElement } from 'react';
import { Button, EmailAddress, ErrorBox, Loading, SearchField, useRead, useText } from '#panel';
import { fullName, type Customer, type KnownCustomer } from './customer.js';

/** Searches guests, at first those with the last name of the customer. */
export function GuestPicker({
  customer,
  onPick,
}: {
  readonly customer: KnownCustomer;
  readonly onPick: (guest: Customer) => void;
}): ReactElement {
  const say = useText();
  const [q, setQ] = useState(customer.last_name ?? customer.phone ?? '');
  const asked = q.trim();
  const { data, error, loading, reload } = useRead(asked ? '/api/customers' : null, {
    q: asked,
    registered: '0',
    per_page: 10,
  });
  const found = asked ? data?.items.filter(({ id }) => id !== customer.id) : undefined;
  return (
    <section className="stack" aria-label={say('customers.merge.find')}>
      <SearchField label={say('customers.merge.find')} hint={say('customers.search_hint')} value={q} onChange={setQ} />
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      <div role="status" className="soft small">
        {found && !loading && (found.length === 0 ? say('customers.merge.nobody') : say('customers.merge.choose_hint'))}
      </div>
      {loading && !found && <Loading lines={2} />}
      {found && found.length > 0 && (
        <ul className="customers-found">
          {found.map((guest) => {
            const name = fullName(guest) || say('customers.unnamed', { number: guest.id });
            const others = [guest.phone, guest.shipping_city].filter(Boolean).join(' · ');
            return (
              <li key={guest.id}>
                <span className="customers-pair">
                  <strong>{name}</strong>
                  <span className="soft small">
                    {guest.email && <EmailAddress address={guest.email} />}
                    {guest.email && others && ' · '}
                    {others}
                  </span>
                </span>
                <Button small onClick={() => onPick(guest)}>
                  {say('customers.merge.choose')}
                  <span className="unseen"> {name}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
