import { useState, type ReactElement } from 'react';
import type { FieldProps } from '../form/field.js';
import { TextField } from '../form/inputs.js';

export interface IntegersFieldProps extends FieldProps {
  /** Null if the field is empty. */
  readonly value: readonly unknown[] | null;
  readonly onChange: (value: readonly unknown[]) => void;
  readonly disabled?: boolean;
  readonly name?: string;
}

const textOf = (value: readonly unknown[] | null): string =>
  (value ?? []).map((one) => String(one).replace('-', '−')).join(', ');

/** Numbers of a typed list. Text that is not a number is kept unchanged, so that the server reports the error. */
const numbersOf = (text: string): unknown[] =>
  text
    .replaceAll(/[−–]/g, '-')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => (/^[+-]?\d+$/.test(one) ? Number(one) : one));

/** A list of whole numbers, typed with commas. Keeps the text while the user types. */
export function IntegersField({ value, onChange, ...props }: IntegersFieldProps): ReactElement {
  const [typed, setTyped] = useState(() => textOf(value));
  const shown = JSON.stringify(numbersOf(typed)) === JSON.stringify(value ?? []) ? typed : textOf(value);
  return (
    <TextField
      {...props}
      autoComplete="off"
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(numbersOf(text));
      }}
    />
  );
}
