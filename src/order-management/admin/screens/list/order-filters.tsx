import { useState, type ReactElement } from 'react';
import { Button, Card, SearchField, SelectField, TextField, useText, type Schemas, type UrlState } from '#panel';
import type { DEFAULTS } from './filters.js';

const PAYMENT_STATES = ['unpaid', 'partially_paid', 'paid', 'overpaid', 'refunded'];

export interface OrderFiltersProps {
  readonly url: UrlState<keyof typeof DEFAULTS>;
  readonly methods: Schemas['OrderCountsResponse']['payment_methods'];
  readonly onSearch: (q: string) => void;
}

/** Search, and behind a button what is needed less often; open while it narrows the list. */
export function OrderFilters({
  url: { values, set, clear, filtered },
  methods,
  onSearch,
}: OrderFiltersProps): ReactElement {
  const say = useText();
  const isNarrowed = [values.payment_method, values.payment_status, values.from, values.to].some(Boolean);
  const [open, setOpen] = useState(isNarrowed);
  const any = { value: '', label: say('orders-list.any') };
  return (
    <Card>
      <SearchField
        label={say('orders-list.search')}
        hint={say('orders-list.search_hint')}
        value={values.q}
        onChange={onSearch}
      />
      {(open || isNarrowed) && (
        <div className="filters" id="order-filters">
          <SelectField
            label={say('orders-list.method')}
            required
            value={values.payment_method}
            onChange={(payment_method) => set({ payment_method })}
            options={[any, ...methods.map(({ key, title }) => ({ value: key, label: title }))]}
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
      )}
      <div className="actions">
        {!isNarrowed && (
          <Button small aria-expanded={open} aria-controls="order-filters" onClick={() => setOpen(!open)}>
            {say(open ? 'orders-list.fewer' : 'orders-list.more')}
          </Button>
        )}
        {values.customer_id && (
          <span className="orders-of">{say('orders-list.of_customer', { number: values.customer_id })}</span>
        )}
        {filtered && (
          <Button small kind="quiet" onClick={clear}>
            {say('kit.clear_filters')}
          </Button>
        )}
      </div>
    </Card>
  );
}
