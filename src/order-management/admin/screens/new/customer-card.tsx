import { useRef, type ReactElement } from 'react';
import {
  api,
  Button,
  Card,
  LANGUAGES,
  SelectField,
  TextField,
  textsOf,
  useText,
  type Data,
  type FormState,
} from '#panel';
import { CustomerPicker, type Customer } from './customer-picker.js';
import { ADDRESS_NAMES, NO_ADDRESS, NO_CONTACT, requirements, type Draft, type DraftAddress } from './draft.js';
import { searchOnly } from '../search-only.js';

export interface PartProps {
  readonly form: FormState<Draft>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** The customer, searched or entered. The profile of an existing customer fills the form. */
export function CustomerCard({
  form,
  errors,
  quote,
}: PartProps & { readonly quote: Data<'quoteOrder'> | null }): ReactElement {
  const say = useText();
  const { values, change, set } = form;
  const picked = useRef<number | null>(null);
  const pick = (customer: Customer): void => {
    picked.current = customer.id;
    change(draftOf(customer, values.shipping.country));
    if (!customer.shipping_address)
      void lastAddress(customer.id).then(
        (shipping) => shipping && picked.current === customer.id && set('shipping', shipping),
      );
  };
  const forget = (): void => {
    picked.current = null;
    change({ customer_id: null, contact: NO_CONTACT, shipping: { ...NO_ADDRESS, country: values.shipping.country } });
  };
  const tied = (name: keyof Draft['contact']) => ({
    label: say(`orders-list.phone.${name}`),
    value: values.contact[name],
    errors: errors[`customer.${name}`],
    autoComplete: 'off',
    name: `customer.${name}`,
    onChange: (text: string) => set('contact', { ...values.contact, [name]: text }),
  });
  return (
    <Card title={say('orders-list.phone.customer')}>
      {values.customer_id === null ? (
        <div onKeyDown={searchOnly}>
          <CustomerPicker onPick={pick} />
        </div>
      ) : (
        <div className="hint-box phone-chosen">
          <span>{say('orders-list.phone.known', { number: values.customer_id })}</span>
          <Button small onClick={forget}>
            {say('orders-list.phone.other')}
          </Button>
        </div>
      )}
      <div className="form__row">
        <TextField {...tied('first_name')} maxLength={100} />
        <TextField {...tied('last_name')} maxLength={100} />
      </div>
      <div className="form__row">
        <TextField {...tied('email')} type="email" maxLength={254} hint={say('orders-list.phone.email_hint')} />
        <TextField {...tied('phone')} type="tel" maxLength={40} required={requirements(values, quote).phone} />
      </div>
      <SelectField
        label={say('orders-list.phone.language')}
        required
        value={values.language}
        errors={errors['language']}
        onChange={(language) => set('language', language)}
        options={LANGUAGES.map((language) => ({ value: language, label: say(`kit.languages.${language}`) }))}
      />
    </Card>
  );
}

/** Form values from a customer's data. */
const draftOf = (customer: Customer, country: string): Partial<Draft> => ({
  customer_id: customer.id,
  contact: {
    first_name: customer.first_name ?? '',
    last_name: customer.last_name ?? '',
    email: customer.email ?? '',
    phone: customer.phone ?? '',
  },
  shipping: {
    ...NO_ADDRESS,
    address: customer.shipping_address ?? '',
    city: customer.shipping_city ?? '',
    state: customer.shipping_state ?? '',
    zip: customer.shipping_zip ?? '',
    country: customer.shipping_country ?? country,
  },
  ...(customer.language && { language: customer.language }),
});

/** Shipping address of the last order, the only address that guests have. */
async function lastAddress(customerId: number): Promise<DraftAddress | null> {
  const answer = await api.get('/api/orders', { customer_id: customerId, per_page: 1 }).catch(() => null);
  const known = answer?.data.items[0]?.shipping_address;
  return known ? { ...NO_ADDRESS, ...textsOf(known, ADDRESS_NAMES) } : null;
}
