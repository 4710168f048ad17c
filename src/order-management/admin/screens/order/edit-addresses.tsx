import type { ReactElement } from 'react';
import {
  api,
  Button,
  CountryField,
  Form,
  SelectField,
  TextArea,
  TextField,
  textsOf,
  useRecordForm,
  useText,
  type Schemas,
  type Sent,
} from '#panel';
import type { Order, OrderProps } from './order.js';
import { shippingKey } from './states.js';

type Address = Required<Schemas['BillingAddressResponse']>;
type Fields = Readonly<Record<keyof Address, string>>;
interface Wish {
  readonly shipping_address: Fields;
  readonly billing_address: Fields;
  readonly shipping_method: string;
  readonly note: string;
}

const NAMES: ReadonlyArray<keyof Address> = ['company', 'vat_id', 'name', 'address', 'zip', 'city', 'state', 'country'];
/** Fields of the billing address only. */
const OF_COMPANIES: ReadonlyArray<keyof Address> = ['company', 'vat_id'];
/** The changed fields; null without changes. */
const changed = (before: Fields, after: Fields): Partial<Fields> | null => {
  const entries = NAMES.filter((name) => before[name] !== after[name].trim()).map((name) => [name, after[name].trim()]);
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Fields>) : null;
};

const draftOf = ({ shipping_address, billing_address, shipping_method, note }: Order): Wish => {
  const { company = null, vat_id = null } = billing_address;
  return {
    shipping_address: textsOf({ ...shipping_address, company: null, vat_id: null }, NAMES),
    billing_address: textsOf({ ...billing_address, company, vat_id }, NAMES),
    shipping_method: shipping_method ?? '',
    note: note ?? '',
  };
};

function changesOf(values: Wish, stored: Wish): Sent<'updateOrder'> {
  const shipping = changed(stored.shipping_address, values.shipping_address);
  const billing = changed(stored.billing_address, values.billing_address);
  return {
    ...(shipping && { shipping_address: shipping }),
    ...(billing && { billing_address: billing }),
    ...(values.shipping_method !== stored.shipping_method && { shipping_method: values.shipping_method }),
    ...(values.note !== stored.note && { note: values.note.trim() || null }),
  };
}

/** Whether a part of the address is entered. A pickup order may have no address, but not an incomplete one. */
const isBegun = ({ address, city, zip }: Fields): boolean => [address, city, zip].some((text) => text.trim() !== '');

/** Edits addresses, shipping method (while unpaid) and the customer's note. Only changed fields are sent. */
export function EditAddresses({ order, reload, onDone }: OrderProps & { readonly onDone: () => void }): ReactElement {
  const say = useText();
  const { values, stored, set, dirty, form } = useRecordForm({
    record: order,
    draftOf,
    bodyOf: changesOf,
    send: (body) => api.put(`/api/orders/${order.id}`, body),
    reload,
    onDone,
  });
  const known = order.shipping_methods.some(({ key }) => key === stored.shipping_method);
  const methods = [
    ...(known
      ? []
      : [{ value: stored.shipping_method, label: order.shipping_method_title ?? say('order.shipment.none') }]),
    ...order.shipping_methods.map(({ key, title }) => ({ value: key, label: title })),
  ];
  return (
    <Form
      {...form}
      submitLabel={say('kit.save')}
      disabled={!dirty}
      aside={<Button onClick={onDone}>{say('kit.cancel')}</Button>}
    >
      {(['shipping_address', 'billing_address'] as const).map((which) => (
        <fieldset key={which} className="stack">
          <legend>{say(which === 'shipping_address' ? shippingKey(order) : 'order.addresses.billing')}</legend>
          <AddressFields
            values={values[which]}
            errors={form.error?.fields ?? {}}
            path={which}
            isRequired={stored[which].address !== '' || isBegun(values[which])}
            onChange={(fields) => set(which, fields)}
          />
        </fieldset>
      ))}
      {order.can.edit && (
        <SelectField
          label={say('order.shipment.method')}
          required
          hint={say('order.addresses.method_hint')}
          value={values.shipping_method}
          options={methods}
          onChange={(method) => set('shipping_method', method)}
          errors={form.error?.fields['shipping_method']}
        />
      )}
      <TextArea
        label={say('order.customer.note')}
        rows={3}
        maxLength={2000}
        value={values.note}
        onChange={(note) => set('note', note)}
        errors={form.error?.fields['note']}
      />
    </Form>
  );
}

interface AddressFieldsProps {
  readonly values: Fields;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly path: string;
  readonly isRequired: boolean;
  readonly onChange: (values: Fields) => void;
}

function AddressFields({ values, errors, path, isRequired, onChange }: AddressFieldsProps): ReactElement {
  const say = useText();
  const tied = (name: keyof Address) => ({
    label: say(`order.addresses.${name}`),
    value: values[name],
    errors: errors[`${path}.${name}`],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
    required: isRequired && name !== 'name' && name !== 'state' && !OF_COMPANIES.includes(name),
    autoComplete: 'off',
    name: `${path}.${name}`,
  });
  const { autoComplete: _, ...country } = tied('country');
  return (
    <>
      {path === 'billing_address' && (
        <div className="form__row">
          <TextField {...tied('company')} maxLength={200} />
          <TextField {...tied('vat_id')} maxLength={30} />
        </div>
      )}
      <TextField {...tied('name')} maxLength={200} />
      <TextField {...tied('address')} maxLength={300} />
      <div className="form__row">
        <TextField {...tied('zip')} maxLength={20} />
        <TextField {...tied('city')} maxLength={120} />
      </div>
      <div className="form__row">
        <TextField {...tied('state')} maxLength={120} />
        <CountryField {...country} />
      </div>
    </>
  );
}
