import type { ReactElement } from 'react';
import { Field, type FieldProps } from './field.js';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: ReadonlyArray<Option<NoInfer<Value>>>;
  readonly disabled?: boolean;
  readonly name?: string;
}

export function SelectField<Value extends string>({
  label,
  hint,
  errors,
  required,
  value,
  onChange,
  options,
  ...native
}: SelectFieldProps<Value>): ReactElement {
  const choose = (wanted: string): void => {
    const chosen = options.find((option) => option.value === wanted);
    if (chosen) onChange(chosen.value);
  };
  return (
    <Field label={label} hint={hint} errors={errors} {...(required && { required })}>
      {(ties) => (
        <select {...native} {...ties} value={value} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
