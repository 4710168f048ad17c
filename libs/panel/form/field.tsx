import { useId, type ReactElement, type ReactNode } from 'react';
import { useText } from '../text/use-text.js';

export interface FieldProps {
  readonly label: string;
  /** Shown instead of the label if the context is clear; screen readers read the label. */
  readonly shortLabel?: string;
  /** Text below the input, which screen readers read with it. */
  readonly hint?: ReactNode;
  /** The server's error messages for the field. */
  readonly errors?: readonly string[] | undefined;
  readonly required?: boolean;
}

export interface InputTies {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly required?: boolean;
}

/** A label, an input, its hint and its errors, connected for screen readers. */
export function Field({
  label,
  shortLabel,
  hint,
  errors = [],
  required = false,
  children,
}: FieldProps & { readonly children: (ties: InputTies) => ReactNode }): ReactElement {
  const id = useId();
  const translate = useText();
  const isWrong = errors.length > 0;
  const described = [hint ? `${id}-hint` : '', isWrong ? `${id}-errors` : ''].filter(Boolean).join(' ');
  return (
    <div className={isWrong ? 'field field--wrong' : 'field'}>
      <label htmlFor={id}>
        {shortLabel ? (
          <>
            <span aria-hidden="true">{shortLabel}</span>
            <span className="unseen">{label}</span>
          </>
        ) : (
          label
        )}
        {!required && <span className="field__optional"> {translate('kit.optional')}</span>}
      </label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(isWrong && { 'aria-invalid': true as const }),
        required,
      })}
      {hint && (
        <div className="field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {isWrong && (
        <div className="field__errors" id={`${id}-errors`}>
          {errors.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </div>
      )}
    </div>
  );
}
