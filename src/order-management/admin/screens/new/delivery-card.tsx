import type { ReactElement } from 'react';
import { Card, Checkbox, CountryField, format, SelectField, TextField, useText, type Data } from '#panel';
import type { PartProps } from './customer-card.js';
import { isPickup, NO_ADDRESS, requirements, type DraftAddress } from './draft.js';

/** Delivery method, and the address if the method needs one. The costs are shown once the order has products. */
export function DeliveryCard({
  form,
  errors,
  quote,
}: PartProps & { readonly quote: Data<'quoteOrder'> | null }): ReactElement {
  const say = useText();
  const { values, set } = form;
  const isCollected = isPickup(values, quote);
  const usual = quote?.shipping_methods[0];
  const ways = (quote?.shipping_methods ?? []).map(({ key, title, cost, delivery_time: time }) => ({
    value: key,
    label: [title, format.money(cost, quote!.currency), time].filter(Boolean).join(' · '),
  }));
  return (
    <Card title={say('orders-list.phone.delivery')}>
      <SelectField
        label={say('orders-list.phone.shipping_method')}
        required
        disabled={!quote}
        errors={errors['shipping_method']}
        hint={quote ? undefined : say('orders-list.phone.shipping_hint')}
        value={values.shipping_method || (usual?.key ?? '')}
        onChange={(method) => set('shipping_method', method)}
        options={quote ? ways : [{ value: '', label: '' }]}
      />
      <fieldset className="stack">
        <legend>{say(isCollected ? 'order.addresses.own' : 'order.addresses.shipping')}</legend>
        <AddressFields
          values={values.shipping}
          errors={errors}
          path="shipping_address"
          isRequired={requirements(values, quote).address}
          onChange={(shipping) => set('shipping', shipping)}
        />
      </fieldset>
      <Checkbox
        label={say(isCollected ? 'orders-list.phone.same_billing_own' : 'orders-list.phone.same_billing')}
        checked={values.billing === null}
        onChange={(same) => set('billing', same ? null : { ...NO_ADDRESS, country: values.shipping.country })}
      />
      {values.billing && (
        <fieldset className="stack">
          <legend>{say('order.addresses.billing')}</legend>
          <AddressFields
            values={values.billing}
            errors={errors}
            path="billing_address"
            isRequired
            onChange={(billing) => set('billing', billing)}
          />
        </fieldset>
      )}
    </Card>
  );
}

const OPTIONAL: ReadonlyArray<keyof DraftAddress> = ['company', 'vat_id', 'name', 'state'];

interface AddressFieldsProps {
  readonly values: DraftAddress;
  readonly errors: PartProps['errors'];
  readonly path: 'shipping_address' | 'billing_address';
  readonly isRequired: boolean;
  readonly onChange: (values: DraftAddress) => void;
}

function AddressFields({ values, errors, path, isRequired, onChange }: AddressFieldsProps): ReactElement {
  const say = useText();
  const tied = (name: keyof DraftAddress) => ({
    label: say(`order.addresses.${name}`),
    value: values[name],
    errors: errors[`${path}.${name}`],
    name: `${path}.${name}`,
    required: isRequired && !OPTIONAL.includes(name),
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  return (
    <>
      {path === 'billing_address' && (
        <div className="form__row">
          <TextField {...tied('company')} autoComplete="off" maxLength={200} />
          <TextField {...tied('vat_id')} autoComplete="off" maxLength={30} />
        </div>
      )}
      <TextField {...tied('name')} autoComplete="off" maxLength={200} hint={say('orders-list.phone.recipient_hint')} />
      <TextField {...tied('address')} autoComplete="off" maxLength={300} />
      <div className="form__row">
        <TextField {...tied('zip')} autoComplete="off" maxLength={20} />
        <TextField {...tied('city')} autoComplete="off" maxLength={120} />
      </div>
      <div className="form__row">
        <TextField {...tied('state')} autoComplete="off" maxLength={120} />
        <CountryField {...tied('country')} />
      </div>
    </>
  );
}
