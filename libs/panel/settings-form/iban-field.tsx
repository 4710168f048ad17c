import { useEffect, useState, type ReactElement } from 'react';
import { TextField } from '../form/inputs.js';
import { format } from '../text/format.js';
import type { SettingTools } from './types.js';

const compact = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/** An IBAN shown in groups of four; its value has no blanks and no lower-case letters. */
export function IbanField({
  tools: { field, value, set, errors, readOnly },
}: {
  readonly tools: SettingTools;
}): ReactElement {
  const kept = String(value ?? '');
  const [typed, setTyped] = useState(format.iban(kept));
  useEffect(() => setTyped((before) => (compact(before) === kept ? before : format.iban(kept))), [kept]);
  const type = (text: string): void => {
    // The text is grouped only while it grows at its end; grouping a change in the middle would move the caret.
    const grows = text.length > typed.length && text.startsWith(typed);
    setTyped(grows ? format.iban(text) : text);
    set(compact(text));
  };
  return (
    <TextField
      name={field.name}
      label={field.label}
      hint={field.help}
      required={field.required}
      disabled={readOnly}
      errors={errors[field.name]}
      autoComplete="off"
      placeholder="UA00 0000 0000 0000 0000 0000 0000 0"
      value={typed}
      onChange={type}
      onBlur={() => setTyped(format.iban(kept))}
    />
  );
}
