import { useState, type ReactElement } from 'react';
import { Card, currencyDigits, Facts, format, MoneyField, SelectField, useText } from '#panel';
import { exampleTax } from './example-tax.js';
import type { RateDraft, TaxDraft } from './rules.js';

const ELSEWHERE = '';

/** An example of the rules for one product, before they are saved. */
export function TaxExample({
  draft: { prices_include_tax: included, rates },
}: {
  readonly draft: TaxDraft;
}): ReactElement {
  const say = useText();
  const [price, setPrice] = useState<number | null>(100);
  const [chosen, setChosen] = useState<string | null>(null);
  const named = rates.filter(({ country }) => country !== '');
  const shown = chosen === ELSEWHERE ? undefined : (named.find(({ key }) => key === chosen) ?? named[0]);
  const rate = shown?.rate ?? 0;
  const nameOf = ({ country, tax_class: taxClass }: RateDraft): string =>
    [format.country(country), taxClass !== 'standard' && say(`kit.tax_class.${taxClass}`)].filter(Boolean).join(', ');
  const { tax, total } = exampleTax(price ?? 0, rate, included, currencyDigits());
  return (
    <Card title={say('tax.example')}>
      <div className="form__row">
        <MoneyField label={say('tax.example_price')} required value={price} onChange={setPrice} />
        <SelectField
          label={say('tax.example_country')}
          required
          value={shown?.key ?? ELSEWHERE}
          onChange={setChosen}
          options={[
            ...named.map((one) => ({ value: one.key, label: nameOf(one) })),
            { value: ELSEWHERE, label: say('tax.elsewhere') },
          ]}
        />
      </div>
      <div role="status">
        <Facts
          items={[
            { label: say('tax.in_catalog'), value: format.money(price ?? 0) },
            {
              label: say(included ? 'tax.contained' : 'tax.added', { rate: format.number(rate) }),
              value: format.money(tax),
            },
            { label: say('tax.pays'), value: <strong>{format.money(total)}</strong> },
          ]}
        />
      </div>
    </Card>
  );
}
