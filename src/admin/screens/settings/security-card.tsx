import type { ReactElement } from 'react';
import { Card, NumberField, SelectField, useText, type FormState } from '#panel';
import { SECOND_FACTOR_RULES, type SettingsDraft } from './shop-settings.js';

export interface SecurityCardProps {
  readonly values: SettingsDraft;
  readonly set: FormState<SettingsDraft>['set'];
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** Settings of the administrators' login. Saving a change requires the password again. */
export function SecurityCard({ values, set, fields }: SecurityCardProps): ReactElement {
  const say = useText();
  return (
    <Card title={say('settings.security')}>
      <div className="form__row">
        <SelectField
          label={say('settings.require_second_factor')}
          hint={say('settings.require_second_factor_hint')}
          required
          name="require_second_factor"
          value={values.require_second_factor}
          onChange={(rule) => set('require_second_factor', rule)}
          errors={fields['require_second_factor']}
          options={SECOND_FACTOR_RULES.map((rule) => ({
            value: rule,
            label: say(`settings.second_factor_rules.${rule}`),
          }))}
        />
        <NumberField
          label={say('settings.idle_minutes')}
          hint={say('settings.idle_minutes_hint')}
          name="administrator_idle_minutes"
          required
          min={5}
          max={480}
          suffix={say('settings.idle_minutes_unit')}
          value={values.administrator_idle_minutes}
          onChange={(minutes) => set('administrator_idle_minutes', minutes)}
          errors={fields['administrator_idle_minutes']}
        />
      </div>
    </Card>
  );
}
