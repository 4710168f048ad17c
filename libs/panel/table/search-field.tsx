import { useEffect, useRef, useState, type ReactElement } from 'react';
import { TextField } from '../form/inputs.js';

const PAUSE_MS = 350;

export interface SearchFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** In a row with other controls: the label is the placeholder, and the hint is only for screen readers. */
  readonly inline?: boolean;
  readonly value: string;
  /** Called when typing pauses. */
  readonly onChange: (value: string) => void;
}

/** A search field that searches when typing pauses. */
export function SearchField({ label, hint, inline = false, value, onChange }: SearchFieldProps): ReactElement {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === reported.current) return undefined;
    const timer = setTimeout(() => {
      reported.current = typed;
      onChange(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  const field = (
    <TextField
      type="search"
      label={label}
      hint={hint}
      placeholder={inline ? label : undefined}
      required
      value={typed}
      onChange={setTyped}
    />
  );
  return inline ? <div className="search-inline">{field}</div> : field;
}
