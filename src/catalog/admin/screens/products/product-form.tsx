import type { ReactElement } from 'react';
import { api, can, Form, useRecordForm, useText, type Reload } from '#panel';
import { mustBeComplete } from './must-be-complete.js';
import { bodyOf, isJsonObject } from './product-body.js';
import { ProductFields } from './product-fields.js';
import { valuesOf } from './product-values.js';
import type { Product } from './product.js';

export interface ProductFormProps {
  readonly product: Product;
  readonly reload: Reload;
}

/**
 * Edits the product's data except its stock, and saves it as a whole. If two administrators save the same version, the
 * second one gets a conflict.
 */
export function ProductForm({ product, reload }: ProductFormProps): ReactElement {
  const say = useText();
  const fields = useRecordForm({
    record: product,
    draftOf: valuesOf,
    bodyOf: (values) => {
      mustBeComplete(values, false, say);
      return bodyOf(values, product);
    },
    send: (body) => api.put(`/api/products/${product.id}`, body),
    reload,
  });
  const { form, values, dirty } = fields;
  return (
    <div className="product-form">
      <Form
        {...form}
        submitLabel={say('kit.save')}
        aside={dirty && !form.busy && <span className="soft">{say('products.unsaved')}</span>}
        disabled={!can('manager') || !isJsonObject(values.custom_fields)}
        long
      >
        <ProductFields product={product} fields={fields} errors={form.error?.fields ?? {}} />
      </Form>
    </div>
  );
}
