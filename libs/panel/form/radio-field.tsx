import { useId, type ReactElement } from 'react';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A sentence below the label. */
  readonly hint?: string;
}

export interface RadioFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: ReadonlyArray<RadioOption<Value>>;
}

/** A choice of one of a few options, each with its explanation. */
export function RadioField<Value extends string>({
  label,
  value,
  onChange,
  options,
}: RadioFieldProps<Value>): ReactElement {
  const id = useId();
  return (
    <fieldset className="field radios">
      <legend>{label}</legend>
      {options.map((option, index) => (
        <div key={option.value}>
          <label className="check">
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...(option.hint && { 'aria-describedby': `${id}-${index}` })}
            />
            <span>{option.label}</span>
          </label>
          {option.hint && (
            <div className="field__hint" id={`${id}-${index}`}>
              {option.hint}
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}
