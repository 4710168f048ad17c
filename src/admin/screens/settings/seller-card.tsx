import type { ReactElement } from 'react';
import { Card, CountryField, SelectField, TextField, useText } from '#panel';
import { E_INVOICES, type EInvoice, type SellerDraft, type SellerField } from './shop-settings.js';

export interface SellerCardProps {
  readonly seller: SellerDraft;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (seller: SellerDraft) => void;
  readonly eInvoice: EInvoice;
  readonly onEInvoice: (eInvoice: EInvoice) => void;
}

/** Maximum lengths in characters, as the server checks them. */
const MOST: Readonly<Record<SellerField, number>> = {
  name: 200,
  address: 300,
  zip: 20,
  city: 120,
  country: 2,
  vat_id: 30,
  registration: 100,
  email: 200,
  phone: 40,
};

/** The seller, for invoices and for taxes of pickup orders. */
export function SellerCard({ seller, fields, onChange, eInvoice, onEInvoice }: SellerCardProps): ReactElement {
  const say = useText();
  const tied = (name: SellerField) => ({
    label: say(`settings.seller_${name}`),
    name: `seller.${name}`,
    value: seller[name],
    errors: fields[`seller.${name}`],
    onChange: (typed: string) => onChange({ ...seller, [name]: typed }),
  });
  const text = (name: SellerField) => ({ ...tied(name), maxLength: MOST[name], autoComplete: 'off' });
  return (
    <Card title={say('settings.seller')}>
      <p className="soft">{say('settings.seller_hint')}</p>
      <TextField {...text('name')} />
      <TextField {...text('address')} />
      <div className="form__row">
        <TextField {...text('zip')} />
        <TextField {...text('city')} />
      </div>
      <CountryField {...tied('country')} hint={say('settings.seller_country_hint')} />
      <div className="form__row">
        <TextField {...text('vat_id')} />
        <TextField {...text('registration')} />
      </div>
      <div className="form__row">
        <TextField {...text('email')} type="email" />
        <TextField {...text('phone')} type="tel" />
      </div>
      <SelectField
        label={say('settings.e_invoice')}
        hint={say('settings.e_invoice_hint')}
        required
        name="e_invoice"
        value={eInvoice}
        onChange={onEInvoice}
        errors={fields['e_invoice']}
        options={E_INVOICES.map((value) => ({ value, label: say(`settings.e_invoices.${value}`) }))}
      />
    </Card>
  );
}
