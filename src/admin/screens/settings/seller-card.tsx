import type { ReactElement } from 'react';
import { Card, CountryField, PictureField, SelectField, TextField, useText } from '#panel';
import type { SectionProps } from './section-props.js';
import { E_INVOICES, type SellerField } from './shop-settings.js';

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
export function SellerCard({ fields }: SectionProps): ReactElement {
  const say = useText();
  const seller = fields.within('seller');
  const text = (name: SellerField) => ({
    ...seller.tied(name),
    label: say(`settings.seller_${name}`),
    maxLength: MOST[name],
    autoComplete: 'off',
  });
  return (
    <Card title={say('settings.seller')}>
      <p className="soft">{say('settings.seller_hint')}</p>
      <TextField {...text('name')} />
      <TextField {...text('address')} />
      <div className="form__row">
        <TextField {...text('zip')} />
        <TextField {...text('city')} />
      </div>
      <CountryField
        {...seller.tied('country')}
        label={say('settings.seller_country')}
        hint={say('settings.seller_country_hint')}
      />
      <div className="form__row">
        <TextField {...text('vat_id')} />
        <TextField {...text('registration')} />
      </div>
      <div className="form__row">
        <TextField {...text('email')} type="email" />
        <TextField {...text('phone')} type="tel" />
      </div>
      <PictureField
        whole
        {...seller.tied('logo')}
        label={say('settings.seller_logo')}
        hint={say('settings.seller_logo_hint')}
      />
      <SelectField
        {...fields.tied('e_invoice')}
        label={say('settings.e_invoice')}
        hint={say('settings.e_invoice_hint')}
        required
        options={E_INVOICES.map((value) => ({ value, label: say(`settings.e_invoices.${value}`) }))}
      />
    </Card>
  );
}
