import { useEffect, useRef, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, can, Form, notify, placeOf, useForm, usePost, useSubmit, useText } from '#panel';
import { AttributeSuggestions } from './attribute-suggestions.js';
import { AttributesCard } from './attributes-card.js';
import { CustomFieldsCard } from './custom-fields-card.js';
import { PicturesCard } from './pictures-card.js';
import { PlacementCard } from './placement-card.js';
import { PriceCard } from './price-card.js';
import { bodyOf, isJsonObject } from './product-body.js';
import type { ImageValue, ProductValues } from './product-values.js';
import type { Product } from './product.js';
import { stockPlace } from './stock-place.js';
import { TextsCard } from './texts-card.js';
import { VariantsCard } from './variants-card.js';

export interface ProductFormProps {
  /** null: a new one. */
  readonly product: Product | null;
  readonly initial: ProductValues;
  /** Reads the product again, in place of what is on the page: `initial` is another one then. */
  readonly onReload: () => Promise<void>;
}

/**
 * All of a product but its stock, saved at once; of two administrators who save the same version, the second gets a
 * conflict.
 */
export function ProductForm({ product, initial, onReload }: ProductFormProps): ReactElement {
  const say = useText();
  const navigate = useNavigate();
  const post = usePost();
  const form = useForm(initial);
  const { values, change } = form;
  const images = useRef(values.images);
  images.current = values.images;
  const { submit, busy, error, clear } = useSubmit(async () => {
    const body = bodyOf(values, product);
    const { data, message } = product
      ? await api.put(`/api/products/${product.id}`, body)
      : await post('/api/products', body);
    form.reset(values);
    notify.good(message);
    if (product) await onReload();
    else navigate(placeOf('products', data.id), { replace: true });
  });
  const { reset } = form;
  useEffect(() => {
    reset(initial);
    clear();
  }, [initial, reset, clear]);
  const errors = error?.fields ?? {};
  const parts = { values, errors, onChange: change, isNew: product === null };
  // pictures arrive while the form is worked on: each is added to what is there by then
  const changeImages = (work: (images: readonly ImageValue[]) => readonly ImageValue[]): void => {
    images.current = work(images.current);
    form.set('images', images.current);
  };
  return (
    <div className="product-form">
      <Form
        onSubmit={() => void submit()}
        busy={busy}
        error={error}
        submitLabel={say(product ? 'kit.save' : 'products.create')}
        onReload={() => void onReload()}
        aside={form.dirty && !busy && <span className="soft">{say('products.unsaved')}</span>}
        disabled={!can('manager') || !isJsonObject(values.custom_fields)}
        long
      >
        <fieldset className="product-grid" disabled={!can('manager')}>
          <AttributeSuggestions>
            <TextsCard texts={values.texts} product={product} errors={errors} onChange={(texts) => change({ texts })} />
            <div className="stack product-grid__side">
              <PriceCard {...parts} />
              <PlacementCard {...parts} />
            </div>
            <div className="stack">
              <PicturesCard images={values.images} errors={errors} onChange={changeImages} />
              <AttributesCard
                attributes={values.attributes}
                errors={errors}
                onChange={(attributes) => change({ attributes })}
              />
              <VariantsCard
                values={values}
                errors={errors}
                stockPlace={product && stockPlace(product.id)}
                lowStock={product?.low_stock_threshold ?? 0}
                onChange={(variants) => change({ variants })}
              />
              <CustomFieldsCard
                value={values.custom_fields}
                errors={errors['custom_fields']}
                onChange={(text) => change({ custom_fields: text })}
              />
            </div>
          </AttributeSuggestions>
        </fieldset>
      </Form>
    </div>
  );
}
