import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Card, Checkbox, placeOf, SelectField, session, TextField, useText } from '#panel';
import type { ProductValues } from './product-values.js';
import { useCategories } from './use-categories.js';

export interface PlacementCardProps {
  readonly values: ProductValues;
  /** The stored alias; null for a new product. */
  readonly storedAlias: string | null;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (some: Partial<ProductValues>) => void;
}

/** Whether the product is published, and where the shop shows it. */
export function PlacementCard({ values, storedAlias, errors, onChange }: PlacementCardProps): ReactElement {
  const say = useText();
  const categories = useCategories();
  return (
    <Card title={say('products.placement.title')}>
      <Checkbox
        toggle
        label={say('products.placement.published')}
        hint={say('products.placement.published_hint')}
        checked={values.published}
        onChange={(published) => onChange({ published })}
        errors={errors['published']}
      />
      <Checkbox
        toggle
        label={say('products.placement.featured')}
        hint={say('products.placement.featured_hint')}
        checked={values.featured}
        onChange={(featured) => onChange({ featured })}
        errors={errors['featured']}
      />
      <SelectField
        label={say('products.columns.category')}
        value={values.category}
        onChange={(category) => onChange({ category })}
        options={[{ value: '', label: say('products.placement.no_category') }, ...categories]}
        errors={errors['category']}
      />
      <TextField
        label={say('products.placement.sku')}
        value={values.sku}
        onChange={(sku) => onChange({ sku })}
        maxLength={64}
        errors={errors['sku']}
      />
      <TextField
        label={say('products.placement.alias')}
        value={values.alias}
        onChange={(alias) => onChange({ alias })}
        maxLength={120}
        errors={errors['alias']}
        hint={say(storedAlias === null ? 'products.placement.alias_new' : 'products.placement.alias_hint')}
      />
      {storedAlias !== null && values.alias.trim() !== '' && values.alias.trim() !== storedAlias && (
        <p className="hint-box" role="status">
          {say('products.placement.alias_changed', { from: `${session.base}/product/${storedAlias}` })}{' '}
          <Link to={placeOf('redirects')}>{say('products.placement.all_redirects')}</Link>
        </p>
      )}
    </Card>
  );
}
