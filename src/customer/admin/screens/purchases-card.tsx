import type { ReactElement } from 'react';
import { Card, ErrorBox, Facts, format, Loading, useRead, useText } from '#panel';
import { Spent } from './spent.js';

/** Numbers and sums of the customer's orders. */
export function PurchasesCard({ customerId }: { readonly customerId: number }): ReactElement {
  const say = useText();
  const { data, error, reload } = useRead('/api/admin/customers/purchases', { ids: customerId });
  const bought = data?.items[0];
  return (
    <Card title={say('customers.bought')}>
      {error && <ErrorBox error={error} onRetry={() => void reload()} />}
      {!bought && !error && <Loading lines={3} />}
      {bought && (
        <Facts
          items={[
            { label: say('customers.orders'), value: format.number(bought.orders) },
            {
              label: say('customers.cancelled_orders'),
              value: bought.cancelled > 0 && format.number(bought.cancelled),
            },
            { label: say('customers.spent'), value: <Spent purchases={bought} /> },
            {
              label: say('customers.last_order'),
              value: bought.last_order_at ? format.dateTime(bought.last_order_at) : say('customers.never'),
            },
          ].filter(({ value }) => value !== false)}
        />
      )}
    </Card>
  );
}
