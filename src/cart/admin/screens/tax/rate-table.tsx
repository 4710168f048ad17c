import type { ReactElement } from 'react';
import { Button, CountryField, Empty, format, newRowKey, NumberField, TaxClassField, useText } from '#panel';
import type { RateDraft } from './rules.js';

export interface RateTableProps {
  readonly rates: readonly RateDraft[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (rates: readonly RateDraft[]) => void;
}

/** The tax rates by country. */
export function RateTable({ rates, fields, onChange }: RateTableProps): ReactElement {
  const say = useText();
  const set = (key: string, some: Partial<RateDraft>): void =>
    onChange(rates.map((rate) => (rate.key === key ? { ...rate, ...some } : rate)));
  const add = (): void => onChange([...rates, { key: newRowKey(), country: '', tax_class: 'standard', rate: null }]);
  return (
    <div className="stack" id="tax-rates">
      {rates.length === 0 && <Empty title={say('tax.no_rates')} text={say('tax.no_rates_text')} />}
      {rates.map(({ key, country, tax_class: taxClass, rate }, index) => (
        <div key={key} className="tax-rate" role="group" aria-label={format.country(country) || say('tax.new_rate')}>
          <CountryField
            label={say('tax.country')}
            required
            name={`rates.${index}.country`}
            value={country}
            onChange={(code) => set(key, { country: code })}
            errors={fields[`rates.${index}.country`]}
          />
          <TaxClassField
            name={`rates.${index}.tax_class`}
            value={taxClass}
            onChange={(chosen) => set(key, { tax_class: chosen })}
            errors={fields[`rates.${index}.tax_class`]}
          />
          <NumberField
            label={say('tax.rate')}
            required
            name={`rates.${index}.rate`}
            step="any"
            min={0}
            max={100}
            suffix="%"
            value={rate}
            onChange={(value) => set(key, { rate: value })}
            errors={fields[`rates.${index}.rate`]}
          />
          <Button kind="quiet" onClick={() => onChange(rates.filter((one) => one.key !== key))}>
            {say('kit.remove')}
            <span className="unseen"> {format.country(country)}</span>
          </Button>
        </div>
      ))}
      <div>
        <Button onClick={add}>{say('tax.add')}</Button>
      </div>
      {(fields['rates'] ?? []).map((sentence) => (
        <div key={sentence} className="field__errors">
          {sentence}
        </div>
      ))}
    </div>
  );
}
