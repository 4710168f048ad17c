import type { ReactElement } from 'react';
import { countries } from '../text/countries.js';
import { SelectField, type SelectFieldProps } from './select-field.js';

/** Selects a country by its name; the value is the ISO 3166-1 alpha-2 code, empty for none. */
export const CountryField = (props: Omit<SelectFieldProps<string>, 'options'>): ReactElement => (
  <SelectField
    {...props}
    options={[{ value: '', label: '' }, ...countries().map(({ code, name }) => ({ value: code, label: name }))]}
  />
);
