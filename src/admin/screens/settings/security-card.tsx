import type { ReactElement } from 'react';
import { Card, NumberField, SelectField, useText } from '#panel';
import type { SectionProps } from './section-props.js';
import { SECOND_FACTOR_RULES } from './shop-settings.js';

/** Settings of the administrators' login. Saving a change requires the password again. */
export function SecurityCard({ fields }: SectionProps): ReactElement {
  const say = useText();
  return (
    <Card title={say('settings.security')}>
      <div className="form__row">
        <SelectField
          {...fields.tied('require_second_factor')}
          label={say('settings.require_second_factor')}
          hint={say('settings.require_second_factor_hint')}
          required
          options={SECOND_FACTOR_RULES.map((rule) => ({
            value: rule,
            label: say(`settings.second_factor_rules.${rule}`),
          }))}
        />
        <NumberField
          {...fields.tied('administrator_idle_minutes')}
          label={say('settings.idle_minutes')}
          hint={say('settings.idle_minutes_hint')}
          required
          min={5}
          max={480}
          suffix={say('settings.idle_minutes_unit')}
        />
      </div>
    </Card>
  );
}
