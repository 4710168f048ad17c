import { useEffect, useId, useState, type InputHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { currencyDigits } from '../text/format.js';
import { session } from '../session/session.js';
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

export interface NumberFieldProps extends FieldProps {
  /** null: empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number | 'any';
  readonly disabled?: boolean;
  readonly suffix?: ReactNode;
  readonly name?: string;
  /** Fraction digits that are always shown until the user types. */
  readonly digits?: number;
}

/** Preserves the text while the user types; yields a number, or null when the text is empty or not a number. */
export function NumberField({
  label,
  shortLabel,
  hint,
  errors,
  required,
  value,
  onChange,
  suffix,
  step = 1,
  digits,
  ...native
}: NumberFieldProps): ReactElement {
  const [typed, setTyped] = useState(shown(value, digits));
  useEffect(() => {
    setTyped((before) => (readNumber(before) === value ? before : shown(value, digits)));
  }, [value, digits]);
  return (
    <Field
      label={label}
      {...(shortLabel && { shortLabel })}
      hint={hint}
      errors={errors}
      {...(required && { required })}
    >
      {(ties) => (
        <span className="affixed">
          <input
            {...native}
            {...ties}
            type="number"
            inputMode={step === 1 ? 'numeric' : 'decimal'}
            step={step}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(readNumber(event.target.value));
            }}
          />
          {suffix && <span className="affixed__suffix">{suffix}</span>}
        </span>
      )}
    </Field>
  );
}

const shown = (value: number | null, digits: number | undefined): string =>
  value === null ? '' : digits === undefined ? String(value) : value.toFixed(digits);

const readNumber = (text: string): number | null =>
  text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text);

/** An amount in the shop's currency (or another), with its digits. The service checks it exactly. */
export function MoneyField({
  currency = session.shop.currency,
  ...props
}: Omit<NumberFieldProps, 'step' | 'suffix'> & { readonly currency?: string }): ReactElement {
  const digits = currencyDigits(currency);
  return <NumberField min={0} {...props} digits={digits} step={Number(`1e-${digits}`)} suffix={currency} />;
}

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly errors?: readonly string[] | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Displayed as a switch: for settings that take effect at once. */
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
