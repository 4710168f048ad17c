import { FieldErrors, type FieldError } from '#kernel';
import { attributesKey, type ProductDraft } from './product-draft.js';

/** The prices of a product after a change: the sent ones, or else the stored ones. */
export interface Prices {
  readonly regular: string;
  readonly special: string | null;
}

/**
 * Checks the rules that concern several fields.
 * @throws FieldErrors (422)
 */
export function checkDraft(draft: ProductDraft, prices: Prices): void {
  const problems: Record<string, FieldError[]> = {};
  if (prices.special !== null && BigInt(prices.special) > 0n && BigInt(prices.special) >= BigInt(prices.regular)) {
    problems['price_special'] = [{ key: 'catalog.errors.special_not_below_regular' }];
  }
  const attributes = draft.attributes?.map(({ attribute, value }) => JSON.stringify([attribute, value]));
  if (repeats(attributes)) problems['attributes'] = [{ key: 'catalog.errors.attribute_repeated' }];
  if (repeats(draft.variants?.map((variant) => attributesKey(variant.attributes)))) {
    problems['variants'] = [{ key: 'catalog.errors.variant_repeated' }];
  }
  const ids = draft.variants?.flatMap(({ id }) => (id === undefined ? [] : [String(id)]));
  if (repeats(ids)) problems['variants'] = [{ key: 'catalog.errors.variant_repeated' }];
  if (Object.keys(problems).length > 0) throw new FieldErrors(problems);
}

const repeats = (keys: readonly string[] | undefined): boolean =>
  keys !== undefined && new Set(keys).size < keys.length;
