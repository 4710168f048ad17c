import type { ReactElement } from 'react';
import { Checkbox, TextArea, TextField } from '../form/inputs.js';
import { MoneyField, NumberField } from '../form/number-field.js';
import { SelectField } from '../form/select-field.js';
import { LocalizedField, type Localized } from '../form/localized-field.js';
import { useText } from '../text/use-text.js';
import { CountryAmounts } from './country-amounts.js';
import { IbanField } from './iban-field.js';
import { IntegersField } from './integers-field.js';
import { RecognisedBank } from './recognised-bank.js';
import { SecretField } from './secret-field.js';
import type { SettingTools } from './types.js';

/** Localized texts with a higher maximum length get several lines. */
const ONE_LINE = 250;

interface SettingInputProps {
  readonly tools: SettingTools;
  readonly filled: boolean;
}

/** The input of a declared setting, with notes on its value. */
export function SettingInput({ tools, filled }: SettingInputProps): ReactElement {
  const {
    field: { iban, warning },
    value,
  } = tools;
  if (iban)
    return (
      <div className="setting-with-note iban-field">
        <IbanField tools={tools} />
        <RecognisedBank tools={tools} settings={iban} />
      </div>
    );
  if (!warning) return <Input tools={tools} filled={filled} />;
  return (
    <div className="setting-with-note">
      <Input tools={tools} filled={filled} />
      {value === warning.value && (
        <p className="warn-box" role="status">
          {warning.text}
        </p>
      )}
    </div>
  );
}

function Input({ tools, filled }: SettingInputProps): ReactElement {
  const { field, value, set, errors, readOnly } = tools;
  const { name, type, label, help: hint } = field;
  // A setting with a default is never empty, so it has no empty option.
  const required = field.required || (field.default ?? '') !== '';
  const translate = useText();
  const common = { name, label, hint, required, disabled: readOnly, errors: errors[name] };
  if (field.secret) return <SecretField tools={tools} filled={filled} />;
  switch (type) {
    case 'boolean':
      return (
        <Checkbox
          toggle
          name={name}
          label={label}
          hint={hint}
          disabled={readOnly}
          errors={errors[name]}
          checked={value === true}
          onChange={set}
        />
      );
    case 'integer':
      return <NumberField {...common} {...bounds(field)} value={value as number | null} onChange={set} />;
    case 'integers':
      return <IntegersField {...common} value={value as readonly number[] | null} onChange={set} />;
    case 'money':
      return <MoneyField {...common} value={value as number | null} onChange={set} />;
    case 'money_by_country':
      return <CountryAmounts tools={tools} />;
    case 'localized':
      return (
        <fieldset className="setting" disabled={readOnly}>
          <LocalizedField
            name={name}
            label={label}
            hint={hint}
            required={required}
            errors={errors}
            rows={(field.max_length ?? 0) > ONE_LINE ? 3 : 1}
            value={(value ?? {}) as Localized}
            onChange={set}
          />
        </fieldset>
      );
    case 'select': {
      const options = (field.options ?? []).map((option) => ({ value: option.value, label: option.label }));
      const none = required && value ? [] : [{ value: '', label: translate('settings-form.no_choice') }];
      return <SelectField {...common} options={[...none, ...options]} value={String(value ?? '')} onChange={set} />;
    }
    case 'text':
      return <TextArea {...common} value={String(value ?? '')} onChange={set} />;
    case 'string':
      return <TextField {...common} autoComplete="off" value={String(value ?? '')} onChange={set} />;
  }
}

const bounds = ({
  min,
  max,
}: {
  readonly min: number | null;
  readonly max: number | null;
}): { min?: number; max?: number } => ({ ...(min !== null && { min }), ...(max !== null && { max }) });
