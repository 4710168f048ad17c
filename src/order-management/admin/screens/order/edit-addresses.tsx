import { useState, type ReactElement } from 'react';
import {
  api,
  Button,
  CountryField,
  Form,
  notify,
  SelectField,
  TextArea,
  TextField,
  textsOf,
  useForm,
  useSubmit,
  useText,
  type Schemas,
} from '#panel';
import type { OrderProps } from './order.js';

type Address = Required<Schemas['BillingAddressResponse']>;
type Fields = Readonly<Record<keyof Address, string>>;
interface Wish {
  readonly shipping_address: Fields;
  readonly billing_address: Fields;
  readonly shipping_method: string;
  readonly note: string;
}

const NAMES: ReadonlyArray<keyof Address> = ['company', 'vat_id', 'name', 'address', 'zip', 'city', 'state', 'country'];
/** Of the billing address alone. */
const OF_COMPANIES: ReadonlyArray<keyof Address> = ['company', 'vat_id'];
/** What differs; null when nothing does. */
const changed = (before: Fields, after: Fields): Partial<Fields> | null => {
  const entries = NAMES.filter((name) => before[name] !== after[name].trim()).map((name) => [name, after[name].trim()]);
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Fields>) : null;
};

/** Changes addresses, shipping method and the customer's note of the version that was shown when it was opened. */
export function EditAddresses({ order, reload, onDone }: OrderProps & { readonly onDone: () => void }): ReactElement {
  const say = useText();
  const { company, vat_id: vatId } = order.billing_address;
  const [start] = useState<Wish & { version: number }>({
    version: order.version,
    shipping_address: textsOf({ ...order.shipping_address, company: null, vat_id: null }, NAMES),
    billing_address: textsOf({ ...order.billing_address, company: company ?? null, vat_id: vatId ?? null }, NAMES),
    shipping_method: order.shipping_method ?? '',
    note: order.note ?? '',
  });
  const form = useForm<Wish>({
    shipping_address: start.shipping_address,
    billing_address: start.billing_address,
    shipping_method: start.shipping_method,
    note: start.note,
  });
  const { values } = form;
  const { submit, busy, error } = useSubmit(async () => {
    const shipping = changed(start.shipping_address, values.shipping_address);
    const billing = changed(start.billing_address, values.billing_address);
    const { message } = await api.put(`/api/orders/${order.id}`, {
      ...(shipping && { shipping_address: shipping }),
      ...(billing && { billing_address: billing }),
      ...(values.shipping_method !== start.shipping_method && { shipping_method: values.shipping_method }),
      ...(values.note !== start.note && { note: values.note.trim() || null }),
      version: start.version,
    });
    form.reset(values);
    onDone();
    notify.good(message);
    await reload();
  });
  const renew = async (): Promise<void> => {
    onDone();
    await reload();
  };
  const known = order.shipping_methods.some(({ key }) => key === start.shipping_method);
  const methods = [
    ...(known
      ? []
      : [{ value: start.shipping_method, label: order.shipping_method_title ?? say('order.shipment.none') }]),
    ...order.shipping_methods.map(({ key, title }) => ({ value: key, label: title })),
  ];
  return (
    <Form
      onSubmit={() => void submit()}
      busy={busy}
      error={error}
      onReload={() => void renew()}
      submitLabel={say('kit.save')}
      disabled={!form.dirty}
      aside={<Button onClick={onDone}>{say('kit.cancel')}</Button>}
    >
      {(['shipping_address', 'billing_address'] as const).map((which) => (
        <fieldset key={which} className="stack">
          <legend>{say(which === 'shipping_address' ? 'order.addresses.shipping' : 'order.addresses.billing')}</legend>
          <AddressFields
            values={values[which]}
            errors={error?.fields ?? {}}
            path={which}
            onChange={(fields) => form.set(which, fields)}
          />
        </fieldset>
      ))}
      <SelectField
        label={say('order.shipment.method')}
        required
        hint={say('order.addresses.method_hint')}
        value={values.shipping_method}
        options={methods}
        onChange={(method) => form.set('shipping_method', method)}
        errors={error?.fields['shipping_method']}
      />
      <TextArea
        label={say('order.customer.note')}
        rows={3}
        maxLength={2000}
        value={values.note}
        onChange={(note) => form.set('note', note)}
        errors={error?.fields['note']}
      />
    </Form>
  );
}

interface AddressFieldsProps {
  readonly values: Fields;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly path: string;
  readonly onChange: (values: Fields) => void;
}

function AddressFields({ values, errors, path, onChange }: AddressFieldsProps): ReactElement {
  const say = useText();
  const tied = (name: keyof Address) => ({
    label: say(`order.addresses.${name}`),
    value: values[name],
    errors: errors[`${path}.${name}`],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
    required: name !== 'name' && name !== 'state' && !OF_COMPANIES.includes(name),
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
