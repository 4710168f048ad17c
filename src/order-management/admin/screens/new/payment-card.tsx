import type { ReactElement } from 'react';
import { Card, Checkbox, SelectField, TextArea, useText } from '#panel';
import type { PartProps } from './customer-card.js';
import type { Methods } from './use-methods.js';

/** The payment method, and whether the payment is requested at once. */
export function PaymentCard({ form, errors, methods }: PartProps & { readonly methods: Methods | null }): ReactElement {
  const say = useText();
  const { values, set } = form;
  const options = (methods ?? []).map(({ key, title }) => ({ value: key, label: title }));
  return (
    <Card title={say('orders-list.phone.payment')}>
      {methods?.length === 0 && <p className="warn-box">{say('orders-list.phone.no_methods')}</p>}
      <SelectField
        label={say('orders-list.method')}
        required
        value={values.payment_method}
        errors={errors['payment_method']}
        disabled={!methods?.length}
        hint={methods?.find(({ key }) => key === values.payment_method)?.description}
        options={[{ value: '', label: say('orders-list.phone.choose_method') }, ...options]}
        onChange={(method) => set('payment_method', method)}
      />
      <Checkbox
        label={say('orders-list.phone.asks')}
        hint={say('orders-list.phone.asks_hint')}
        checked={values.asks}
        onChange={(asks) => set('asks', asks)}
      />
      <TextArea
        label={say('orders-list.phone.note')}
        rows={3}
        maxLength={2000}
        value={values.note}
        onChange={(note) => set('note', note)}
        errors={errors['note']}
      />
    </Card>
  );
}
