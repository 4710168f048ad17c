import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { currencyDigits } from '../text/format.js';
import { session } from '../session/session.js';
import { Field, type FieldProps } from './field.js';

export interface NumberFieldProps extends FieldProps {
  /** Null if the field is empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number | 'any';
  readonly disabled?: boolean;
  readonly suffix?: ReactNode;
  readonly name?: string;
  /** Number of decimal places that are shown until the user types. */
  readonly digits?: number;
}

/** Keeps the text while the user types; the value is a number, or null if the text is empty or not a number. */
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
  const [typed, type] = useTypedNumber(value, onChange, digits);
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
            onChange={(event) => type(event.target.value)}
          />
          {suffix && <span className="affixed__suffix">{suffix}</span>}
        </span>
      )}
    </Field>
  );
}

/** The text of a number while it is typed, with a function that changes it. */
export function useTypedNumber(
  value: number | null,
  onChange: (value: number | null) => void,
  digits?: number,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(shown(value, digits));
  useEffect(() => {
    setTyped((before) => (readNumber(before) === value ? before : shown(value, digits)));
  }, [value, digits]);
  const type = (text: string): void => {
    setTyped(text);
    onChange(readNumber(text));
  };
  return [typed, type];
}

const shown = (value: number | null, digits: number | undefined): string =>
  value === null ? '' : digits === undefined ? String(value) : value.toFixed(digits);

const readNumber = (text: string): number | null =>
  text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text);

/** An amount in the shop's currency or another one, with its decimal places. The API validates it exactly. */
export function MoneyField({
  currency = session.shop.currency,
  ...props
}: Omit<NumberFieldProps, 'step' | 'suffix'> & { readonly currency?: string }): ReactElement {
  const digits = currencyDigits(currency);
  return <NumberField min={0} {...props} digits={digits} step={Number(`1e-${digits}`)} suffix={currency} />;
}
