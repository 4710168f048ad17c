import type { ReactElement } from 'react';
import {
  api,
  Button,
  CountryField,
  Form,
  LANGUAGES,
  SelectField,
  TextField,
  textsOf,
  useRecordForm,
  useText,
  type Reload,
} from '#panel';
import type { KnownCustomer } from './customer.js';

const NAMES = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'shipping_address',
  'shipping_city',
  'shipping_state',
  'shipping_zip',
  'shipping_country',
  'language',
] as const;
type Name = (typeof NAMES)[number];
type Fields = Readonly<Record<Name, string>>;

const LONGEST: Partial<Record<Name, number>> = {
  first_name: 100,
  last_name: 100,
  email: 254,
  phone: 40,
  shipping_address: 300,
  shipping_city: 100,
  shipping_state: 100,
  shipping_zip: 20,
};

export interface EditProfileProps {
  readonly customer: KnownCustomer;
  readonly onSaved: (customer: KnownCustomer) => void;
  readonly onReload: Reload;
  /** Called after saving or cancelling. */
  readonly onClose: () => void;
}

const draftOf = (customer: KnownCustomer): Fields => textsOf(customer, NAMES);

/** Edits a customer's profile. Only changed fields are sent. */
export function EditProfile({ customer, onSaved, onReload, onClose }: EditProfileProps): ReactElement {
  const say = useText();
  const { values, set, dirty, form } = useRecordForm({
    record: customer,
    draftOf,
    bodyOf: (draft, stored) => {
      const changed = NAMES.filter((name) => draft[name].trim() !== stored[name]);
      return Object.fromEntries(changed.map((name) => [name, draft[name].trim() || null]));
    },
    send: (body) => api.put(`/api/customers/${customer.id}`, body),
    onSaved,
    reload: onReload,
    onDone: onClose,
  });
  const tied = (name: Name) => ({
    label: say(`customers.${name}`),
    value: values[name],
    errors: form.error?.fields[name],
    name,
    onChange: (value: string) => set(name, value),
  });
  const text = (name: Name) => ({ ...tied(name), autoComplete: 'off', maxLength: LONGEST[name] ?? 100 });
  const isLogin = customer.user_id !== null;
  return (
    <Form
      {...form}
      submitLabel={say('kit.save')}
      disabled={!dirty}
      aside={<Button onClick={onClose}>{say('kit.cancel')}</Button>}
    >
      <div className="form__row">
        <TextField {...text('first_name')} />
        <TextField {...text('last_name')} />
      </div>
      <div className="form__row">
        <TextField
          {...text('email')}
          type="email"
          readOnly={isLogin}
          hint={isLogin ? say('customers.email_is_login') : undefined}
        />
        <TextField {...text('phone')} type="tel" />
      </div>
      <TextField {...text('shipping_address')} />
      <div className="form__row">
        <TextField {...text('shipping_zip')} />
        <TextField {...text('shipping_city')} />
      </div>
      <div className="form__row">
        <TextField {...text('shipping_state')} />
        <CountryField {...tied('shipping_country')} />
      </div>
      <SelectField
        {...tied('language')}
        options={[
          { value: '', label: say('customers.language_unknown') },
          ...LANGUAGES.map((language) => ({ value: language, label: say(`kit.languages.${language}`) })),
        ]}
      />
      <p className="soft small">{say('customers.edit_hint')}</p>
    </Form>
  );
}
