import { useEffect, useRef, type ReactElement } from 'react';
import { Card, ErrorBox, Facts, format, MailTo, useRead, useText } from '#panel';
import { fullName, type Customer, type Purchases } from './customer.js';
import { Spent } from './spent.js';

/** Data of the customer who stays and of the guest, and of the customer after the merge. */
export function MergePreview({ kept, other }: { readonly kept: Customer; readonly other: Customer }): ReactElement {
  const say = useText();
  const question = useRef<HTMLParagraphElement>(null);
  // The button that chose the guest is gone, and the focus with it.
  useEffect(() => question.current?.focus(), []);
  const { data, error, reload } = useRead('/api/admin/customers/purchases', { ids: `${kept.id},${other.id}` });
  const name = (customer: Customer): string => fullName(customer) || say('customers.unnamed', { number: customer.id });
  /** With the email if both have the same name. */
  const told = (customer: Customer): string =>
    name(kept) === name(other) ? [name(customer), customer.email].filter(Boolean).join(', ') : name(customer);
  const bought = (id: number): Purchases | undefined => data?.items.find((one) => one.customer_id === id);
  return (
    <div className="stack">
      <p ref={question} tabIndex={-1}>
        {say('customers.merge.question', { kept: told(kept), other: told(other) })}
      </p>
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      <div className="customers-both">
        {[kept, other].map((customer) => (
          <Card key={customer.id} title={say(customer === kept ? 'customers.merge.stays' : 'customers.merge.goes')}>
            <FactsOf customer={customer} name={name(customer)} purchases={bought(customer.id)} />
          </Card>
        ))}
      </div>
    </div>
  );
}

function FactsOf({
  customer,
  name,
  purchases,
}: {
  readonly customer: Customer;
  readonly name: string;
  readonly purchases: Purchases | undefined;
}): ReactElement {
  const say = useText();
  return (
    <Facts
      items={[
        { label: say('customers.name'), value: name },
        { label: say('customers.email'), value: customer.email ? <MailTo address={customer.email} /> : '–' },
        { label: say('customers.phone'), value: customer.phone ?? '–' },
        { label: say('customers.orders'), value: purchases ? format.number(purchases.orders) : '…' },
        { label: say('customers.spent'), value: purchases ? <Spent purchases={purchases} /> : '…' },
        { label: say('customers.tags'), value: customer.tags.join(', ') || '–' },
      ]}
    />
  );
}
