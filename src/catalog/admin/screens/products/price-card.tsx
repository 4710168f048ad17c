import type { ReactElement } from 'react';
import { Card, format, MoneyField, NumberField, TaxClassField, useText } from '#panel';
import type { ProductValues } from './product-values.js';

export interface PriceCardProps {
  readonly values: ProductValues;
  /** True for a new product, whose initial stock is entered here; later it changes only by corrections. */
  readonly isNew: boolean;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (some: Partial<ProductValues>) => void;
}

/** Prices, stock and quantity limits. */
export function PriceCard({ values, isNew, errors, onChange }: PriceCardProps): ReactElement {
  const say = useText();
  const hasVariants = values.variants.some(({ removed }) => !removed);
  return (
    <Card title={say('products.price.title')}>
      <MoneyField
        required
        label={say('products.price.regular')}
        value={values.price_regular}
        onChange={(amount) => onChange({ price_regular: amount })}
        errors={errors['price_regular']}
      />
      <MoneyField
        label={say('products.price.special')}
        value={values.price_special}
        onChange={(amount) => onChange({ price_special: amount })}
        errors={errors['price_special']}
        hint={say('products.price.special_hint')}
      />
      <ShownPrice regular={values.price_regular} special={values.price_special} />
      {isNew && !hasVariants && (
        <NumberField
          required={values.published}
          label={say('products.price.first_stock')}
          min={0}
          value={values.in_stock}
          onChange={(pieces) => onChange({ in_stock: pieces })}
          errors={errors['in_stock']}
          hint={values.published ? say('products.price.first_stock_hint') : undefined}
        />
      )}
      <TaxClassField
        value={values.tax_class}
        onChange={(taxClass) => onChange({ tax_class: taxClass })}
        errors={errors['tax_class']}
        hint={say('products.price.tax_class_hint')}
      />
      <NumberField
        label={say('products.price.max_quantity')}
        min={1}
        max={1_000_000}
        value={values.max_quantity}
        onChange={(pieces) => onChange({ max_quantity: pieces })}
        errors={errors['max_quantity']}
        hint={say('products.price.max_quantity_hint')}
      />
    </Card>
  );
}

function ShownPrice({
  regular,
  special,
}: {
  readonly regular: number | null;
  readonly special: number | null;
}): ReactElement | null {
  const say = useText();
  if (regular === null || regular < 0) return null;
  const isSpecial = special !== null && special > 0;
  if (isSpecial && special >= regular)
    return (
      <p className="warn-box" role="status">
        {say('products.price.not_below')}
      </p>
    );
  return (
    <p className="hint-box" role="status">
      {say('products.price.shown')}{' '}
      {isSpecial && (
        <>
          <s>{format.money(regular)}</s>{' '}
        </>
      )}
      <strong>{format.money(isSpecial ? special : regular)}</strong>
    </p>
  );
}
