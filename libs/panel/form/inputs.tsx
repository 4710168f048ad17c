import { useId, type InputHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { Field, type FieldProps } from './field.js';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'disabled'
  | 'readOnly'
  | 'autoFocus'
  | 'list'
  | 'name'
  | 'onBlur'
  | 'lang'
>;

export interface TextFieldProps extends FieldProps, Native {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'date' | 'datetime-local';
  readonly max?: string;
  readonly min?: string;
}

export function TextField({
  label,
  hint,
  errors,
  required,
  value,
  onChange,
  type = 'text',
  ...native
}: TextFieldProps): ReactElement {
  return (
    <Field label={label} hint={hint} errors={errors} {...(required && { required })}>
      {(ties) => (
        <input {...native} {...ties} type={type} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

export interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly disabled?: boolean;
  readonly lang?: string;
  readonly name?: string;
}

export function TextArea({
  label,
  hint,
  errors,
  required,
  value,
  onChange,
  rows = 4,
  ...native
}: TextAreaProps): ReactElement {
  return (
    <Field label={label} hint={hint} errors={errors} {...(required && { required })}>
      {(ties) => (
        <textarea {...native} {...ties} rows={rows} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly errors?: readonly string[] | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Displayed as a switch, for settings that take effect at once. */
  readonly toggle?: boolean;
  readonly name?: string;
}

export function Checkbox({
  label,
  hint,
  errors = [],
  checked,
  onChange,
  disabled = false,
  toggle = false,
  name,
}: CheckboxProps): ReactElement {
  const id = useId();
  return (
    <div className={errors.length > 0 ? 'field field--wrong' : 'field'}>
      <label className={toggle ? 'check check--toggle' : 'check'}>
        <input
          type="checkbox"
          {...(toggle && { role: 'switch' })}
          name={name}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          {...((hint || errors.length > 0) && { 'aria-describedby': id })}
        />
        <span>{label}</span>
      </label>
      {(hint || errors.length > 0) && (
        <div id={id}>
          {hint && <div className="field__hint">{hint}</div>}
          {errors.map((sentence) => (
            <div key={sentence} className="field__errors">
              {sentence}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
