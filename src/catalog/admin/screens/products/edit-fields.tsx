import type { ReactElement } from 'react';
import { MoneyField, NumberField, SelectField, useText } from '#panel';
import type { EditValues, PriceKind } from './edit-values.js';
import { useCategories } from './use-categories.js';

export interface EditFieldsProps {
  readonly values: EditValues;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (some: Partial<EditValues>) => void;
}

/** Price, category and visibility; each stays as it is unless something is chosen. */
export function EditFields({ values, errors, onChange }: EditFieldsProps): ReactElement {
  const say = useText();
  const categories = useCategories();
  const keep = say('products.edit.keep');
  const kinds: readonly PriceKind[] = ['keep', 'set', 'up', 'down'];
  return (
    <>
      <SelectField
        required
        label={say('products.price.regular')}
        value={values.price}
        onChange={(price) => onChange({ price })}
        options={kinds.map((kind) => ({ value: kind, label: kind === 'keep' ? keep : say(`products.edit.${kind}`) }))}
      />
      {values.price === 'set' && (
        <MoneyField
          required
          label={say('products.edit.amount')}
          value={values.amount}
          onChange={(amount) => onChange({ amount })}
          errors={errors['price_regular']}
        />
      )}
      {(values.price === 'up' || values.price === 'down') && (
        <NumberField
          required
          label={say('products.edit.percent')}
          hint={say('products.edit.percent_hint')}
          min={0}
          step="any"
          suffix="%"
          value={values.percent}
          onChange={(percent) => onChange({ percent })}
          errors={errors['price_percent']}
        />
      )}
      <SelectField
        required
        label={say('products.columns.category')}
        value={values.category}
        onChange={(category) => onChange({ category })}
        options={[
          { value: '', label: keep },
          { value: 'none', label: say('products.placement.no_category') },
          ...categories,
        ]}
        errors={errors['category']}
      />
      <SelectField
        required
        label={say('products.columns.state')}
        value={values.published}
        onChange={(published) => onChange({ published })}
        options={[
          { value: '', label: keep },
          { value: '1', label: say('products.visible') },
          { value: '0', label: say('products.hidden') },
        ]}
      />
    </>
  );
}
