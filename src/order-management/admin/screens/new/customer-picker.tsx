import { useState, type ReactElement } from 'react';
import { Badge, Button, contactName, Loading, SearchField, useRead, useText, type Item } from '#panel';

export type Customer = Item<'listCustomers'>;

/** Searches customers by name, email or phone. */
export function CustomerPicker({ onPick }: { readonly onPick: (customer: Customer) => void }): ReactElement {
  const say = useText();
  const [q, setQ] = useState('');
  const { data, meta, loading } = useRead(q.trim() ? '/api/customers' : null, { q: q.trim(), per_page: 6 });
  const items = q.trim() ? data?.items : undefined;
  return (
    <section className="phone-picker" aria-label={say('orders-list.phone.find')}>
      <SearchField
        label={say('orders-list.phone.find')}
        hint={say('orders-list.phone.find_hint')}
        value={q}
        onChange={setQ}
      />
      <div role="status" className="soft small">
        {items &&
          !loading &&
          (items.length === 0
            ? say('orders-list.phone.nobody')
            : say('orders-list.phone.found', { count: meta?.total ?? items.length }))}
      </div>
      {loading && !items && <Loading lines={2} />}
      {items && items.length > 0 && (
        <ul className="phone-found">
          {items.map((customer) => (
            <li key={customer.id} className="phone-found__item">
              <span className="phone-pair">
                <span>
                  <strong>{contactName(customer)}</strong>{' '}
                  {customer.user_id !== null && <Badge tone="info">{say('orders-list.phone.registered')}</Badge>}
                </span>
                <span className="soft small">
                  {[customer.email, customer.phone, customer.shipping_city].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button small onClick={() => onPick(customer)}>
                {say('orders-list.phone.choose')}
                <span className="unseen"> {contactName(customer)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
