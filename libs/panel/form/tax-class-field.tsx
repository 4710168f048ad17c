import type { ReactElement } from 'react';
import type { Sent } from '../api/operations.js';
import { useText } from '../text/use-text.js';
import { SelectField, type SelectFieldProps } from './select-field.js';

export type TaxClass = NonNullable<Sent<'updateProduct'>['tax_class']>;

const CLASSES = ['standard', 'reduced', 'super_reduced', 'zero'] as const satisfies readonly TaxClass[];

/** Selects a tax class, which determines the tax rate in each country. */
export function TaxClassField(props: Omit<SelectFieldProps<TaxClass>, 'options' | 'label'>): ReactElement {
  const say = useText();
  return (
    <SelectField
      {...props}
      required
      label={say('kit.tax_class.title')}
      options={CLASSES.map((value) => ({ value, label: say(`kit.tax_class.${value}`) }))}
    />
  );
}
