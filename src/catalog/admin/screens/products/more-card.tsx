import { useEffect, useState, type ReactElement } from 'react';
import { Card, NumberField, TextArea, useText } from '#panel';
import { isJsonObject } from './product-body.js';
import type { ProductValues } from './product-values.js';

export interface MoreCardProps {
  readonly values: ProductValues;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (some: Partial<ProductValues>) => void;
}

/** Settings that most products do not need, collapsed at first: the position in lists, and custom fields. */
export function MoreCard({ values, errors, onChange }: MoreCardProps): ReactElement {
  const say = useText();
  const [open, setOpen] = useState(false);
  const { custom_fields: custom, position } = values;
  const wrong = isJsonObject(custom) ? errors['custom_fields'] : [say('products.custom.wrong')];
  const hasErrors = Boolean(wrong ?? errors['position']);
  useEffect(() => {
    if (hasErrors) setOpen(true);
  }, [hasErrors]);
  return (
    <Card>
      <details className="product-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{say('products.custom.more')}</summary>
        <div className="stack">
          <NumberField
            label={say('products.placement.position')}
            min={0}
            value={position}
            onChange={(value) => onChange({ position: value })}
            errors={errors['position']}
            hint={say('products.placement.position_hint')}
          />
          <TextArea
            label={say('products.custom.label')}
            hint={say('products.custom.hint')}
            rows={5}
            value={custom}
            maxLength={20_000}
            onChange={(text) => onChange({ custom_fields: text })}
            errors={wrong}
          />
        </div>
      </details>
    </Card>
  );
}
