import type { ReactElement } from 'react';
import { Facts, SelectField, useText } from '#panel';
import type { ShopSettings } from './shop-settings.js';

export interface TimezoneFieldProps {
  readonly settings: ShopSettings;
  readonly value: string;
  readonly errors: readonly string[] | undefined;
  readonly onChange: (timezone: string) => void;
}

/** The shop's time zone. While an environment variable decides it, it is shown as a text with the reason. */
export function TimezoneField({ settings, value, errors, onChange }: TimezoneFieldProps): ReactElement {
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
  const zones = [...new Set(['UTC', 'Europe/Kyiv', value, ...Intl.supportedValuesOf('timeZone')])]
    .filter(Boolean)
    .sort();
  return (
    <SelectField
      label={say('settings.timezone')}
      hint={say('settings.timezone_hint')}
      required
      name="timezone"
      value={value}
      onChange={onChange}
      errors={errors}
      options={[
        { value: '', label: say('settings.timezone_default') },
        ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
      ]}
    />
  );
}
