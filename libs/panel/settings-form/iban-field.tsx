import type { ReactElement } from 'react';
import { IbanInput } from '../form/iban-input.js';
import type { SettingTools } from './types.js';

/** A setting that is an IBAN. */
export const IbanField = ({
  tools: { field, value, set, errors, readOnly },
}: {
  readonly tools: SettingTools;
}): ReactElement => (
  <IbanInput
    name={field.name}
    label={field.label}
    hint={field.help}
    required={field.required}
    disabled={readOnly}
    errors={errors[field.name]}
    value={String(value ?? '')}
    onChange={set}
  />
);
