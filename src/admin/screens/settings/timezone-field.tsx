import type { ReactElement } from 'react';
import { Facts, SelectField, useText, type TiedField } from '#panel';
import type { ShopSettings } from './shop-settings.js';

export interface TimezoneFieldProps {
  readonly settings: ShopSettings;
  readonly field: TiedField<string>;
}

/** The shop's time zone. While an environment variable decides it, it is shown as a text with the reason. */
export function TimezoneField({ settings, field }: TimezoneFieldProps): ReactElement {
  const say = useText();
  if (settings.from_environment.includes('timezone')) {
    const why = say('settings.from_environment', { variable: 'SHOP_TIMEZONE' });
    const value = (
      <>
        <strong>{settings.in_effect.timezone}</strong>
        <div className="soft small">{why}</div>
      </>
    );
    return <Facts items={[{ label: say('settings.timezone'), value }]} />;
  }
  const zones = [...new Set(['UTC', 'Europe/Kyiv', field.value, ...Intl.supportedValuesOf('timeZone')])]
    .filter(Boolean)
    .sort();
  return (
    <SelectField
      {...field}
      label={say('settings.timezone')}
      hint={say('settings.timezone_hint')}
      required
      options={[
        { value: '', label: say('settings.timezone_default') },
        ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
      ]}
    />
  );
}
