import type { ReactElement } from 'react';
import { Card, NumberField, useText } from '#panel';
import type { SectionProps } from './section-props.js';

/** The stock at which products are marked as low. */
export function StockCard({ fields }: SectionProps): ReactElement {
  const say = useText();
  return (
    <Card title={say('settings.stock')}>
      <NumberField
        {...fields.tied('low_stock_threshold')}
        label={say('settings.low_stock')}
        hint={say('settings.low_stock_hint')}
        required
        min={0}
        max={1_000_000}
      />
    </Card>
  );
}
