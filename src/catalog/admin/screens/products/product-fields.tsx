import type { ReactElement } from 'react';
import { can, type FormState } from '#panel';
import { AttributeSuggestions } from './attribute-suggestions.js';
import { AttributesCard } from './attributes-card.js';
import { MoreCard } from './more-card.js';
import { PicturesCard } from './pictures-card.js';
import { PlacementCard } from './placement-card.js';
import { PriceCard } from './price-card.js';
import type { ProductValues } from './product-values.js';
import type { Product } from './product.js';
import { SearchPreviewCard } from './search-preview-card.js';
import { stockPlace } from './stock-place.js';
import { TextsCard } from './texts-card.js';
import { VariantsCard } from './variants-card.js';

export interface ProductFieldsProps {
  /** Null for a new product. */
  readonly product: Product | null;
  readonly fields: FormState<ProductValues>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** The fields of a product. */
export function ProductFields({ product, fields, errors }: ProductFieldsProps): ReactElement {
  const { values, change, update } = fields;
  const parts = { values, errors, onChange: change };
  return (
    <fieldset className="product-grid" disabled={!can('manager')}>
      <AttributeSuggestions>
        <TextsCard texts={values.texts} product={product} errors={errors} onChange={(texts) => change({ texts })} />
        <div className="stack product-grid__side">
          <PriceCard {...parts} isNew={product === null} />
          <PlacementCard {...parts} storedAlias={product?.alias ?? null} />
        </div>
        <div className="stack">
          <PicturesCard
            images={values.images}
            errors={errors}
            onChange={(work) => update((now) => ({ ...now, images: work(now.images) }))}
          />
          <AttributesCard
            attributes={values.attributes}
            errors={errors}
            onChange={(attributes) => change({ attributes })}
          />
        </div>
        <div className="stack product-grid__whole">
          <VariantsCard
            values={values}
            errors={errors}
            stockPlace={product && stockPlace(product.id)}
            lowStock={product?.low_stock_threshold ?? 0}
            onChange={(variants) => change({ variants })}
          />
          <SearchPreviewCard values={values} />
          <MoreCard {...parts} />
        </div>
      </AttributeSuggestions>
    </fieldset>
  );
}
