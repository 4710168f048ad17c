import { DomainError } from '#kernel';

/**
 * Which operations can give an error without naming it: all; those that change something; those with a body; those that
 * not everybody may call; those that take an `Idempotency-Key`; those that need a fresh proof of identity.
 */
export type GivenBy = 'all' | 'writes' | 'bodies' | 'restricted' | 'idempotent' | 'proven';

/** An error that is more than a status. */
export interface ErrorDefinition {
  readonly status: number;
  /**
   * Details as they are thrown, for the example of the documentation: arguments of the sentence and members of the
   * answer.
   */
  readonly details?: Readonly<Record<string, unknown>>;
  /**
   * Of the details, those whose values are words with a text of their own, each with the key above these texts:
   * `{ from: 'order.status' }`. The sentence has the texts, those of a list with commas; the answer keeps the words.
   */
  readonly named?: Readonly<Record<string, string>>;
  /** Of the details, those that not every answer with this code has. */
  readonly optional?: readonly string[];
  /** Without it, the operations name the code themselves. */
  readonly givenBy?: GivenBy;
}

export interface KnownError extends ErrorDefinition {
  readonly i18nKey: string;
}

/** Codes of every copy of this package in the process: the shop answers those of a plugin, too. */
const CODES = Symbol.for('shop.known-errors');
const place = globalThis as unknown as Record<symbol, Map<string, KnownError> | undefined>;
const known = (place[CODES] ??= new Map<string, KnownError>());

type Factories<C extends string> = { readonly [K in C]: (details?: Record<string, unknown>) => DomainError };

/**
 * A module's errors: each code with its HTTP status. The sentence is at `<module>.errors.<code>` in the translations;
 * details are its arguments, and `allowed`, `available`, `limit`, `product_id`, `variant_id`, `order_id`, `total` are
 * also at the top level of the error body. A code with several sentences says by the detail `wording` which one:
 * `<module>.errors.<code>_<wording>`. A use case throws them; the shop answers with status, code and sentence.
 *
 * @example
 * const voucherErrors = defineErrors('voucher', { voucher_unknown: 404 });
 * throw voucherErrors.voucher_unknown();
 */
export function defineErrors<C extends string>(
  module: string,
  codes: Readonly<Record<C, number | ErrorDefinition>>,
): Factories<C> {
  const factories = Object.entries<number | ErrorDefinition>(codes).map(([code, definition]) => {
    const defined = typeof definition === 'number' ? { status: definition } : definition;
    known.set(code, { ...defined, i18nKey: `${module}.errors.${code}` });
    return [code, (details?: Record<string, unknown>) => new DomainError(code, details)];
  });
  return Object.fromEntries(factories) as Factories<C>;
}

export const knownError = (code: string): KnownError | undefined => known.get(code);

/** Every code with its status. */
export const allKnownErrors = (): ReadonlyMap<string, KnownError> => known;
