import type { ReactElement } from 'react';
import { isHexColor } from '../../kernel/color/contrast.js';
import { useText } from '../text/use-text.js';
import { Field, type FieldProps } from './field.js';

export interface ColorFieldProps extends FieldProps {
  /** The typed color; '' if none is typed. */
  readonly value: string;
  readonly name: string;
  /** Color that the picker shows while none is typed, as `#rrggbb`. */
  readonly fallback: string;
  readonly disabled?: boolean;
  readonly onChange: (color: string) => void;
}

/** Input for a color. The user types `#rrggbb` or chooses the color in the browser's picker. */
export function ColorField({
  label,
  hint,
  errors,
  value,
  name,
  fallback,
  disabled = false,
  onChange,
}: ColorFieldProps): ReactElement {
  const translate = useText();
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(ties) => (
        <span className="color">
          <input
            type="color"
            aria-label={translate('kit.color_picker', { label })}
            disabled={disabled}
            value={isHexColor(value) ? value : fallback}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...ties}
            type="text"
            name={name}
            disabled={disabled}
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            placeholder={fallback}
            value={value}
            onChange={(event) => onChange(event.target.value.trim())}
          />
        </span>
      )}
    </Field>
  );
}
