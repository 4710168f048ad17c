import { Money } from '#kernel';
import { describeError } from '../../../platform/http/errors/describe-error.js';
import { Amount, Integer, ListOf, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import { EDIT_RESULTS, type EditOutcome, type EditResult } from '../../use-cases/edit-products.js';

type Say = (key: string, args?: Record<string, unknown>) => string;

/** The own price of a variant. */
class VariantPriceResponse {
  @Integer({ description: 'Id of the variant.' }) id!: number;
  @Amount({ nullable: true, description: 'Own price; null: none.' }) price!: number | null;
}

/** What the operation may change of a product. */
class EditedFieldsResponse {
  @Amount({ description: 'Regular price.' }) price_regular!: number;
  @Integer({ nullable: true, description: 'Id of the category; null: no category.' }) category!: number | null;
  @Text({ nullable: true, description: "Name of the category, in the reader's language; null: no category." })
  category_name!: string | null;
  @OneOf([0, 1], { description: '1: customers see the product; 0: only administrators do.' }) published!: 0 | 1;
  @ListOf(() => VariantPriceResponse, { description: 'Own price of each variant whose own price changes.' })
  variant_prices!: VariantPriceResponse[];
}

/** Outcome for one product. */
export class EditOutcomeResponse {
  @Integer({ description: 'Id of the product, as sent.' }) id!: number;
  @Text({ description: "Name of the product, in the reader's language; '' if there is no such product." })
  name!: string;
  @OneOf(EDIT_RESULTS, {
    name: 'EditResult',
    description:
      '`changed`: changed, or to be changed in a preview; `unchanged`: it already had these values; `failed`: see ' +
      '`code`.',
  })
  outcome!: EditResult;
  @Integer({ nullable: true, description: 'Version of the product before the change; null: no such product.' })
  version!: number | null;
  @Integer({ nullable: true, description: 'Version of the product after the change; null if it was not changed.' })
  new_version!: number | null;
  @Ref(() => EditedFieldsResponse, { nullable: true, description: 'Before the change; null: no such product.' })
  before!: EditedFieldsResponse | null;
  @Ref(() => EditedFieldsResponse, { nullable: true, description: 'After the change; null if it failed.' })
  after!: EditedFieldsResponse | null;
  @Integer({ description: 'Number of variants whose own prices change.' }) variants_changed!: number;
  @Text({ optional: true, description: 'Error code, e.g. `stale_version`; only if it failed.' }) code?: string;
  @Text({
    optional: true,
    description: "Why the product was not changed, in the reader's language; only if it failed.",
  })
  message?: string;
}

export class EditOutcomesResponse {
  @ListOf(() => EditOutcomeResponse, { description: 'One outcome for each product, in the order of the request.' })
  items!: EditOutcomeResponse[];
}

export const editOutcomesResponse = (outcomes: readonly EditOutcome[], say: Say): EditOutcomesResponse => ({
  items: outcomes.map((outcome) => editOutcomeResponse(outcome, say)),
});

function editOutcomeResponse(outcome: EditOutcome, say: Say): EditOutcomeResponse {
  const { id, result, before: product, newVersion, error } = outcome;
  const fields = product && editedFields(outcome, product);
  return {
    id,
    name: product?.name ?? '',
    outcome: result,
    version: product?.version ?? null,
    new_version: newVersion,
    before: fields?.before ?? null,
    after: error ? null : (fields?.after ?? null),
    variants_changed: fields?.before.variant_prices.length ?? 0,
    ...(error && { code: error.code, message: sentenceOf(error, say) }),
  };
}

function editedFields(
  { changes, category }: EditOutcome,
  product: NonNullable<EditOutcome['before']>,
): Record<'before' | 'after', EditedFieldsResponse> {
  const amount = (minor: string): number => Money.of(minor, product.currency).toNumber();
  const prices = changedPrices(changes, product);
  const before = {
    price_regular: product.price_regular,
    category: product.category,
    category_name: product.breadcrumbs.at(-1)?.name ?? null,
    published: product.published,
    variant_prices: prices.map(({ id, before: price }) => ({ id, price })),
  };
  const after = {
    price_regular: changes.price_regular ? amount(changes.price_regular) : before.price_regular,
    category: changes.category === undefined ? before.category : changes.category,
    category_name: changes.category === undefined ? before.category_name : category,
    published: changes.published === undefined ? before.published : changes.published ? (1 as const) : (0 as const),
    variant_prices: prices.map(({ id, after: price }) => ({ id, price })),
  };
  return { before, after };
}

/** The variants whose own prices change. */
function changedPrices({ variants = [] }: EditOutcome['changes'], product: NonNullable<EditOutcome['before']>) {
  const own = new Map(product.variants.map(({ id, own_price: price }) => [id, price]));
  return variants
    .map(({ id, price }) => ({
      id: id!,
      before: own.get(id!) ?? null,
      after: price ? Money.of(price, product.currency).toNumber() : null,
    }))
    .filter(({ before, after }) => before !== after);
}

/** The message of the error, or of its first field. */
function sentenceOf(error: NonNullable<EditOutcome['error']>, say: Say): string {
  const { message, errors = {} } = describeError(error, say);
  return Object.values(errors).flat()[0] ?? message;
}
