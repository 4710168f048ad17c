import type { ReactElement } from 'react';
import { Button, Checkbox, SelectField, TextField, useText, type Schemas, type UrlState } from '#panel';
import { NARROWING, type DEFAULTS } from './filters.js';
import { STATUSES } from './order-row.js';

const PAYMENT_STATES = ['unpaid', 'partially_paid', 'paid', 'overpaid', 'refunded'];

export interface OrderFiltersProps {
  readonly url: UrlState<keyof typeof DEFAULTS>;
  readonly methods: Schemas['OrderCountsResponse']['payment_methods'];
  readonly deliveries: Schemas['OrderCountsResponse']['shipping_methods'];
}

/** Filters that are needed less often than the search. */
export function OrderFilters({ url: { values, set }, methods, deliveries }: OrderFiltersProps): ReactElement {
  const say = useText();
  const any = { value: '', label: say('orders-list.any') };
  const clear = (): void => set(Object.fromEntries(NARROWING.map((name) => [name, ''])));
  return (
    <div className="orders-filters" id="order-filters">
      <div className="filters">
        <SelectField
          label={say('orders-list.state')}
          required
          value={values.status}
          onChange={(status) => set({ status })}
          options={[any, ...STATUSES.map((status) => ({ value: status, label: say(`order.status.${status}`) }))]}
        />
        <SelectField
          label={say('orders-list.method')}
          required
          value={values.payment_method}
          onChange={(payment_method) => set({ payment_method })}
          options={[any, ...methods.map(({ key, title }) => ({ value: key, label: title }))]}
        />
        <SelectField
          label={say('orders-list.delivery')}
          required
          value={values.shipping_method}
          onChange={(shipping_method) => set({ shipping_method })}
          options={[any, ...deliveries.map(({ key, title }) => ({ value: key, label: title }))]}
        />
        <SelectField
          label={say('orders-list.payment')}
          required
          value={values.payment_status}
          onChange={(payment_status) => set({ payment_status })}
          options={[
            any,
            ...PAYMENT_STATES.map((state) => ({ value: state, label: say(`order.payment_status.${state}`) })),
          ]}
        />
        <TextField
          type="date"
          label={say('orders-list.from')}
          required
          value={values.from}
          max={values.to}
          onChange={(from) => set({ from })}
        />
        <TextField
          type="date"
          label={say('orders-list.to')}
          required
          value={values.to}
          min={values.from}
          onChange={(to) => set({ to })}
        />
      </div>
      <div className="actions">
        <Checkbox
          label={say('orders-list.overdue')}
          checked={values.overdue === '1'}
          onChange={(only) => set({ overdue: only ? '1' : '' })}
        />
        <Checkbox
          label={say('orders-list.reported')}
          checked={values.payment_reported === '1'}
          onChange={(only) => set({ payment_reported: only ? '1' : '' })}
        />
        <Checkbox
          label={say('orders-list.reversed')}
          checked={values.payment_reversed === '1'}
          onChange={(only) => set({ payment_reversed: only ? '1' : '' })}
        />
        {values.customer_id && (
          <span className="orders-of">{say('orders-list.of_customer', { number: values.customer_id })}</span>
        )}
        {NARROWING.some((name) => values[name]) && (
          <Button small kind="quiet" onClick={clear}>
            {say('kit.clear_filters')}
          </Button>
        )}
      </div>
    </div>
  );
}
