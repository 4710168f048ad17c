import type { ReactElement } from 'react';
import { Card, TextField, useText } from '#panel';
import { LanguagesField } from './languages-field.js';
import type { SectionProps } from './section-props.js';
import { TimezoneField } from './timezone-field.js';

/** Name, time zone and languages of the shop. */
export function ShopCard({ settings, values, fields, errors, change }: SectionProps): ReactElement {
  const say = useText();
  return (
    <Card title={say('settings.shop')}>
      <TextField
        {...fields.tied('shop_name')}
        label={say('settings.shop_name')}
        hint={say('settings.shop_name_hint')}
        maxLength={100}
        placeholder={settings.in_effect.shop_name}
      />
      <TimezoneField settings={settings} field={fields.tied('timezone')} />
      <LanguagesField own={values.default_language} offered={values.languages} fields={errors} onChange={change} />
    </Card>
  );
}
