import { useState, type ReactElement } from 'react';
import { Card, currencyDigits, Facts, format, MoneyField, SelectField, useText } from '#panel';
import { exampleTax } from './example-tax.js';
import type { TaxDraft } from './rules.js';

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
  const country =
    chosen !== null && (chosen === ELSEWHERE || named.some((rate) => rate.country === chosen))
      ? chosen
      : (named[0]?.country ?? ELSEWHERE);
  const rate = named.find((one) => one.country === country)?.rate ?? 0;
  const { tax, total } = exampleTax(price ?? 0, rate, included, currencyDigits());
  return (
    <Card title={say('tax.example')}>
      <div className="form__row">
        <MoneyField label={say('tax.example_price')} required value={price} onChange={setPrice} />
        <SelectField
          label={say('tax.example_country')}
          required
          value={country}
          onChange={setChosen}
          options={[
            ...named.map(({ country: code }) => ({ value: code, label: format.country(code) })),
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
