import { api, type Sent } from '#panel';
import type { EditOutcome } from './edit-values.js';

/** Maximum number of products in one API call. */
export const AT_ONCE = 100;

type Edit = Sent<'editProducts'>;
type ProductEdit = NonNullable<Edit['products']>[number];

/** Changes any number of products, or previews the changes; returns the outcome of each product. */
export async function sendEdits({
  products,
  ...changes
}: Edit & { readonly products: readonly ProductEdit[] }): Promise<EditOutcome[]> {
  const outcomes: EditOutcome[] = [];
  for (let from = 0; from < products.length; from += AT_ONCE) {
    const body = { ...changes, products: products.slice(from, from + AT_ONCE) };
    outcomes.push(...(await api.post('/api/admin/products/edit', body)).data.items);
  }
  return outcomes;
}

/**
 * Restores the former values of changed products; returns the outcome of each product. Products that have changed since
 * fail.
 */
export const undoEdits = (changed: readonly EditOutcome[]): Promise<EditOutcome[]> =>
  sendEdits({ products: changed.map(formerValues) });

/** Only the values that the edit has changed, so that the activity log shows no others. */
function formerValues({ id, new_version: version, before, after }: EditOutcome): ProductEdit {
  return {
    id,
    version: version!,
    ...(before!.price_regular !== after!.price_regular && { price_regular: before!.price_regular }),
    ...(before!.category !== after!.category && { category: before!.category }),
    ...(before!.published !== after!.published && { published: before!.published }),
    ...(before!.variant_prices.length > 0 && { variant_prices: before!.variant_prices }),
  };
}
