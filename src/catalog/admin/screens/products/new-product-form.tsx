import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { can, Form, notify, placeOf, useNewForm, usePost, useText } from '#panel';
import { mustBeComplete } from './must-be-complete.js';
import { bodyOf, isJsonObject } from './product-body.js';
import { ProductFields } from './product-fields.js';
import type { ProductValues } from './product-values.js';

/** Creates a product and opens its page. */
export function NewProductForm({ initial }: { readonly initial: ProductValues }): ReactElement {
  const say = useText();
  const navigate = useNavigate();
  const post = usePost();
  const fields = useNewForm({
    initial,
    save: async (values) => {
      mustBeComplete(values, true, say);
      return post('/api/products', bodyOf(values, null));
    },
    onSaved: ({ data, message }) => {
      notify.good(message);
      navigate(placeOf('products', data.id), { replace: true });
    },
  });
  const { form, values, dirty } = fields;
  return (
    <div className="product-form">
      <Form
        {...form}
        submitLabel={say('products.create')}
        aside={dirty && !form.busy && <span className="soft">{say('products.unsaved')}</span>}
        disabled={!can('manager') || !isJsonObject(values.custom_fields)}
        long
      >
        <ProductFields product={null} fields={fields} errors={form.error?.fields ?? {}} />
      </Form>
    </div>
  );
}
