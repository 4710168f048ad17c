import type { ReactElement } from 'react';
import { Button, useText, useTypedNumber } from '#panel';
import type { ImageValue, VariantValue } from './product-values.js';
import { Thumbnail } from './thumbnail.js';

interface CellProps {
  readonly label: string;
  /** Name of the variant, for screen readers. */
  readonly of: string;
  readonly disabled: boolean;
  readonly errors: readonly string[];
}

/** A text input. */
export function TextCell({
  label,
  of,
  value,
  disabled,
  errors,
  onChange,
}: CellProps & { readonly value: string; readonly onChange: (value: string) => void }): ReactElement {
  return (
    <span className="product-cell">
      <input
        aria-label={`${label}, ${of}`}
        value={value}
        maxLength={64}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        {...(errors.length > 0 && { 'aria-invalid': true })}
      />
      <Errors of={errors} />
    </span>
  );
}

interface NumberCellProps extends CellProps {
  readonly value: number | null;
  readonly step: string;
  readonly placeholder?: string;
  readonly onChange: (value: number | null) => void;
}

export function NumberCell({
  label,
  of,
  value,
  step,
  placeholder,
  disabled,
  errors,
  onChange,
}: NumberCellProps): ReactElement {
  const [typed, type] = useTypedNumber(value, onChange);
  return (
    <span className="product-cell product-cell--number">
      <input
        type="number"
        aria-label={`${label}, ${of}`}
        min={0}
        step={Number(step)}
        placeholder={placeholder}
        disabled={disabled}
        value={typed}
        onChange={(event) => type(event.target.value)}
        {...(errors.length > 0 && { 'aria-invalid': true })}
      />
      <Errors of={errors} />
    </span>
  );
}

/** Selects one of the product's pictures, or none. */
export function PictureCell({
  label,
  of,
  value,
  images,
  disabled,
  errors,
  onChange,
}: CellProps & {
  readonly value: string | null;
  readonly images: readonly ImageValue[];
  readonly onChange: (image: string | null) => void;
}): ReactElement {
  const say = useText();
  const chosen = images.find(({ image }) => image === value)?.image ?? null;
  return (
    <span className="product-cell product-cell--picture">
      <Thumbnail image={chosen} />
      <select
        aria-label={`${label}, ${of}`}
        value={chosen ?? ''}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value || null)}
        {...(errors.length > 0 && { 'aria-invalid': true })}
      >
        <option value="">{say('products.variants.no_picture')}</option>
        {images.map(({ key, image, alt }, index) => (
          <option key={key} value={image}>
            {alt ? `${index + 1}: ${alt}` : say('products.pictures.nth', { number: index + 1 })}
          </option>
        ))}
      </select>
      <Errors of={errors} />
    </span>
  );
}

/** Removes a variant: a new one at once, an existing one when the product is saved; until then it can be restored. */
export function RemoveCell({
  one,
  name,
  onChange,
  onDrop,
}: {
  readonly one: VariantValue;
  readonly name: string;
  readonly onChange: (one: VariantValue) => void;
  readonly onDrop: () => void;
}): ReactElement {
  const say = useText();
  const remove = (): void => (one.id === null ? onDrop() : onChange({ ...one, removed: !one.removed }));
  return (
    <Button kind="quiet" small onClick={remove}>
      {say(one.removed ? 'products.variants.put_back' : 'kit.remove')}
      <span className="unseen"> {name}</span>
    </Button>
  );
}

const Errors = ({ of }: { readonly of: readonly string[] }): ReactElement[] =>
  of.map((sentence) => (
    <span key={sentence} className="field__errors">
      {sentence}
    </span>
  ));
