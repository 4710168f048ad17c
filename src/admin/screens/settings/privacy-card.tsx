import type { ReactElement } from 'react';
import { Card, NumberField, useText } from '#panel';
import type { SectionProps } from './section-props.js';

/** Retention periods of personal data, with the limits that the server checks. */
const AGES = [
  { name: 'retention_years', unit: 'years', min: 1, max: 50 },
  { name: 'retention_mail_days', unit: 'days', min: 7, max: 3650 },
  { name: 'retention_audit_days', unit: 'days', min: 30, max: 3650 },
  { name: 'retention_audit_years', unit: 'years', min: 1, max: 50 },
  { name: 'retention_failed_job_days', unit: 'days', min: 7, max: 3650 },
  { name: 'bank_data_days', unit: 'days', min: 1, max: 3650 },
] as const;

export function PrivacyCard({ fields }: SectionProps): ReactElement {
  const say = useText();
  return (
    <Card title={say('settings.privacy')}>
      <p className="soft">{say('settings.privacy_hint')}</p>
      {AGES.map(({ name, unit, min, max }) => (
        <NumberField
          key={name}
          {...fields.tied(name)}
          label={say(`settings.${name}`)}
          hint={say(`settings.${name}_hint`)}
          suffix={say(`settings.${unit}`)}
          min={min}
          max={max}
        />
      ))}
    </Card>
  );
}
