import { Money } from '#kernel';
import { describeError } from '../../../platform/http/errors/describe-error.js';
import { Amount, Integer, ListOf, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import { EDIT_RESULTS, type EditOutcome, type EditOutcomes, type EditResult } from '../../use-cases/edit-products.js';

type Say = (key: string, args?: Record<string, unknown>) => string;

/** What the operation may change of a product. */
class EditedFieldsResponse {
  @Amount({ description: 'Regular price.' }) price_regular!: number;
  @Text({ nullable: true, description: "Name of the category, in the reader's language; null: no category." })
  category_name!: string | null;
  @OneOf([0, 1], { description: '1: customers see the product; 0: only administrators do.' }) published!: 0 | 1;
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

export const editOutcomesResponse = ({ outcomes, category }: EditOutcomes, say: Say): EditOutcomesResponse => ({
  items: outcomes.map((outcome) => editOutcomeResponse(outcome, category, say)),
});

function editOutcomeResponse(
  { id, result, before: product, changes, error }: EditOutcome,
  category: string | null,
  say: Say,
): EditOutcomeResponse {
  const before = product && {
    price_regular: product.price_regular,
    category_name: product.breadcrumbs.at(-1)?.name ?? null,
    published: product.published,
  };
  const after = product &&
    before && {
      price_regular: changes.price_regular
        ? Money.of(changes.price_regular, product.currency).toNumber()
        : before.price_regular,
      category_name: changes.category === undefined ? before.category_name : category,
      published: changes.published === undefined ? before.published : changes.published ? (1 as const) : (0 as const),
    };
  return {
    id,
    name: product?.name ?? '',
    outcome: result,
    version: product?.version ?? null,
    before,
    after: error ? null : after,
    variants_changed: (changes.variants ?? []).filter(({ price }) => price !== null).length,
    ...(error && { code: error.code, message: sentenceOf(error, say) }),
  };
}

/** The message of the error, or of its first field. */
function sentenceOf(error: NonNullable<EditOutcome['error']>, say: Say): string {
  const { message, errors = {} } = describeError(error, say);
  return Object.values(errors).flat()[0] ?? message;
}
