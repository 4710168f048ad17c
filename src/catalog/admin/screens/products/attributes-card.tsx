import type { ReactElement } from 'react';
import { Button, Card, Combobox, MoneyField, useText, newRowKey } from '#panel';
import { useAttributeNames, useValueSuggestions } from './attribute-suggestions.js';
import type { AttributeValue } from './product-values.js';

type Errors = Readonly<Record<string, readonly string[]>>;

export interface AttributesCardProps {
  readonly attributes: readonly AttributeValue[];
  readonly errors: Errors;
  readonly onChange: (attributes: readonly AttributeValue[]) => void;
}

/** Edits the attributes of the product: each value, and its surcharge or discount for variants. */
export function AttributesCard({ attributes, errors, onChange }: AttributesCardProps): ReactElement {
  const say = useText();
  const replace = (changed: AttributeValue): void =>
    onChange(attributes.map((one) => (one.key === changed.key ? changed : one)));
  return (
    <Card title={say('products.attributes.title')}>
      <p className="soft">{say('products.attributes.intro')}</p>
      {attributes.map((one, index) => (
        <AttributeRow
          key={one.key}
          row={one}
          number={index + 1}
          onChange={replace}
          onRemove={() => onChange(attributes.filter(({ key }) => key !== one.key))}
          errors={(name) => errors[`attributes.${index}.${name}`]}
        />
      ))}
      {(errors['attributes'] ?? []).map((sentence) => (
        <p key={sentence} className="field__errors">
          {sentence}
        </p>
      ))}
      <div>
        <Button
          onClick={() =>
            onChange([...attributes, { key: newRowKey(), attribute: '', value: '', price_modifier: null }])
          }
        >
          {say('products.attributes.add')}
        </Button>
      </div>
    </Card>
  );
}

interface AttributeRowProps {
  readonly row: AttributeValue;
  readonly number: number;
  readonly errors: (name: string) => readonly string[] | undefined;
  readonly onChange: (row: AttributeValue) => void;
  readonly onRemove: () => void;
}

function AttributeRow({ row, number, errors, onChange, onRemove }: AttributeRowProps): ReactElement {
  const say = useText();
  const { names } = useAttributeNames();
  const values = useValueSuggestions(row.attribute);
  return (
    <fieldset className="product-row">
      <legend className="unseen">{say('products.attributes.nth', { number })}</legend>
      <Combobox
        required
        label={say('products.attributes.attribute')}
        value={row.attribute}
        options={names}
        maxLength={64}
        onChange={(attribute) => onChange({ ...row, attribute })}
        errors={errors('attribute')}
      />
      <Combobox
        required
        label={say('products.attributes.value')}
        value={row.value}
        options={values.options}
        onOpen={values.want}
        maxLength={255}
        onChange={(value) => onChange({ ...row, value })}
        errors={errors('value')}
      />
      <MoneyField
        min={-1_000_000_000}
        label={say('products.attributes.modifier')}
        value={row.price_modifier}
        onChange={(amount) => onChange({ ...row, price_modifier: amount })}
        errors={errors('price_modifier')}
      />
      <Button kind="quiet" onClick={onRemove}>
        {say('kit.remove')}
        <span className="unseen"> {row.attribute || say('products.attributes.nth', { number })}</span>
      </Button>
    </fieldset>
  );
}
