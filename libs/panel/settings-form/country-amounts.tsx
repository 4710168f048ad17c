import { useState, type ReactElement } from 'react';
import { CountryField } from '../form/country-field.js';
import { MoneyField } from '../form/number-field.js';
import { Button } from '../layout/button.js';
import { compareNames } from '../text/compare-names.js';
import { format } from '../text/format.js';
import { useText } from '../text/use-text.js';
import type { SettingTools } from './types.js';

type Amounts = Readonly<Record<string, number | null>>;
const ELSEWHERE = '*';

/** An amount per country, and one for all other countries. */
export function CountryAmounts({
  tools: { field, value, set, errors, readOnly },
}: {
  readonly tools: SettingTools;
}): ReactElement {
  const translate = useText();
  const [country, setCountry] = useState('');
  const amounts = (value ?? {}) as Amounts;
  const named = Object.keys(amounts)
    .filter((code) => code !== ELSEWHERE)
    .sort((a, b) => compareNames(format.country(a), format.country(b)));
  const amountField = (code: string, label: string): ReactElement => (
    <MoneyField
      label={label}
      required={code !== ELSEWHERE}
      name={`${field.name}.${code}`}
      disabled={readOnly}
      value={amounts[code] ?? null}
      errors={errors[`${field.name}.${code}`]}
      onChange={(amount) => set({ ...amounts, [code]: amount })}
    />
  );
  const add = (): void => {
    if (country && !(country in amounts)) set({ ...amounts, [country]: null });
    setCountry('');
  };
  const remove = (code: string): void =>
    set(Object.fromEntries(Object.entries(amounts).filter(([key]) => key !== code)));
  return (
    <fieldset className="stack country-amounts">
      <legend>
        {field.label}
        {!field.required && <span className="field__optional"> {translate('kit.optional')}</span>}
      </legend>
      {field.help && <p className="field__hint">{field.help}</p>}
      {named.map((code) => (
        <div key={code} className="country-amounts__row">
          {amountField(code, format.country(code))}
          {!readOnly && (
            <Button kind="quiet" onClick={() => remove(code)}>
              {translate('kit.remove')}
              <span className="unseen"> {format.country(code)}</span>
            </Button>
          )}
        </div>
      ))}
      {amountField(ELSEWHERE, translate(named.length > 0 ? 'settings-form.elsewhere' : 'settings-form.everywhere'))}
      {!readOnly && (
        <div className="country-amounts__row">
          <CountryField label={translate('settings-form.country')} required value={country} onChange={setCountry} />
          <Button disabled={!country || country in amounts} onClick={add}>
            {translate('settings-form.add_country')}
          </Button>
        </div>
      )}
      {(errors[field.name] ?? []).map((sentence) => (
        <div key={sentence} className="field__errors">
          {sentence}
        </div>
      ))}
    </fieldset>
  );
}
