import type { ReactElement } from 'react';
import { Button, Card, SelectField, TextField, useText, LANGUAGES, type FormState } from '#panel';
import { CustomerPicker, type KnownCustomer } from './customer-picker.js';
import { NO_ADDRESS, type Draft } from './draft.js';
import { searchOnly } from './search-only.js';

export interface PartProps {
  readonly form: FormState<Draft>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** Who orders: found among the customers, or told anew. What is known of them fills the form. */
export function CustomerCard({ form, errors }: PartProps): ReactElement {
  const say = useText();
  const { values, change, set } = form;
  const pick = (customer: KnownCustomer): void => change({
    customer_id: customer.id,
    contact: { first_name: customer.first_name ?? '', last_name: customer.last_name ?? '', email: customer.email ?? '', phone: customer.phone ?? '' },
    shipping: {
      ...NO_ADDRESS, address: customer.shipping_address ?? '', city: customer.shipping_city ?? '', state: customer.shipping_state ?? '',
      zip: customer.shipping_zip ?? '', country: customer.shipping_country ?? values.shipping.country,
    },
    ...(customer.language && { language: customer.language }),
  });
  const tied = (name: keyof Draft['contact']) => ({
    label: say(`orders-list.phone.${name}`), value: values.contact[name], errors: errors[`customer.${name}`], autoComplete: 'off', name: `customer.${name}`,
    onChange: (text: string) => set('contact', { ...values.contact, [name]: text }),
  });
  return (
    <Card title={say('orders-list.phone.customer')}>
      {values.customer_id === null ? <div onKeyDown={searchOnly}><CustomerPicker onPick={pick} /></div> : (
        <div className="hint-box phone-chosen">
          <span>{say('orders-list.phone.known', { number: values.customer_id })}</span>
          <Button small onClick={() => set('customer_id', null)}>{say('orders-list.phone.other')}</Button>
        </div>
      )}
      <div className="form__row"><TextField {...tied('first_name')} maxLength={100} /><TextField {...tied('last_name')} maxLength={100} /></div>
      <div className="form__row"><TextField {...tied('email')} type="email" maxLength={254} hint={say('orders-list.phone.email_hint')} /><TextField {...tied('phone')} type="tel" maxLength={40} /></div>
      <SelectField
        label={say('orders-list.phone.language')} required value={values.language} errors={errors['language']} onChange={(language) => set('language', language)}
        options={LANGUAGES.map((language) => ({ value: language, label: say(`kit.languages.${language}`) }))}
      />
    </Card>
  );
}
