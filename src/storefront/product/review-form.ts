import type { DescribedError } from '../../platform/http/errors/describe-error.js';
import type { ReviewEntries } from './read-review.js';
import type { Translate } from './translator.js';

/** The form for a review: empty, or with the entries and errors of a refused one. */
export interface ReviewForm {
  readonly entries: ReviewEntries;
  /** Whether the form asks for a name, because the shop knows none. */
  readonly asksName: boolean;
  readonly errors: Readonly<Partial<Record<keyof ReviewEntries, string>>>;
  readonly refusal: { readonly message: string } | null;
  /** Fields with errors, for the summary. */
  readonly fields: Array<{ name: string; id: string; label: string; error: string | undefined }>;
}

const EMPTY: ReviewEntries = { rating: '', text: '', name: '' };
const IDS = { rating: 'rating-5', text: 'review-text', name: 'review-name' };

export const emptyReviewForm = (isCustomer: boolean): ReviewForm => ({
  entries: EMPTY,
  asksName: !isCustomer,
  errors: {},
  refusal: null,
  fields: [],
});

export function refusedReviewForm(
  entries: ReviewEntries,
  { message, errors = {} }: DescribedError,
  isCustomer: boolean,
  translate: Translate,
): ReviewForm {
  const names = Object.keys(IDS) as Array<keyof ReviewEntries>;
  const firstErrors = Object.fromEntries(names.map((name) => [name, errors[name]?.[0]]));
  return {
    entries,
    errors: firstErrors,
    refusal: { message },
    // A customer without a first name must enter one.
    asksName: !isCustomer || firstErrors['name'] !== undefined,
    fields: names.map((name) => ({
      name,
      id: IDS[name],
      label: translate(`review.${name}`).replace(/\?$/, ''),
      error: firstErrors[name],
    })),
  };
}
