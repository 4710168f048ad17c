import { useEffect, useState, type ReactElement } from 'react';
import { format } from '../text/format.js';
import type { FieldProps } from './field.js';
import { TextField } from './inputs.js';

const compact = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

export interface IbanInputProps extends FieldProps {
  /** Without blanks and lower-case letters. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly name?: string;
  readonly disabled?: boolean;
}

/** An IBAN shown in groups of four. */
export function IbanInput({ value, onChange, ...field }: IbanInputProps): ReactElement {
  const [typed, setTyped] = useState(format.iban(value));
  useEffect(() => setTyped((before) => (compact(before) === value ? before : format.iban(value))), [value]);
  const type = (text: string): void => {
    // The text is grouped only while it grows at its end; grouping a change in the middle would move the caret
    const grows = text.length > typed.length && text.startsWith(typed);
    setTyped(grows ? format.iban(text) : text);
    onChange(compact(text));
  };
  return (
    <TextField
      {...field}
      autoComplete="off"
      placeholder="UA00 0000 0000 0000 0000 0000 0000 0"
      value={typed}
      onChange={type}
      onBlur={() => setTyped(format.iban(value))}
    />
  );
}
