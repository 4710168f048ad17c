import { DomainError } from '#kernel';

/**
 * Operations that can return an error without declaring it:
 * - `all`: every operation;
 * - `identified`: those that read the caller's credentials;
 * - `restricted`: those that are not open to everybody; of these `managers` and `owners`, which need that role;
 * - `proven`: those that need a fresh proof of identity;
 * - `writes`: those that change something;
 * - `bodies`: those that read a body; of these `parsed`, which take JSON or a form, not the bytes of a provider's
 *   message;
 * - `validated`: those that check query parameters, a body or an idempotency key;
 * - `limited`: those that a client may call only so often;
 * - `idempotent`: those that take an `Idempotency-Key`.
 */
export type GivenBy =
  | 'all'
  | 'identified'
  | 'restricted'
  | 'managers'
  | 'owners'
  | 'proven'
  | 'writes'
  | 'bodies'
  | 'parsed'
  | 'validated'
  | 'limited'
  | 'idempotent';

/** Definition of an error that has more than an HTTP status. */
export interface ErrorDefinition {
  readonly status: number;
  /** What client developers need to know besides the message: English sentences with `code`, for the API document. */
  readonly hint?: string;
  /** Example of the details: arguments of the message and members of the error body. */
  readonly details?: Readonly<Record<string, unknown>>;
  /**
   * Details whose values have translations, with the key above these texts: `{ from: 'order.status' }`. The message
   * contains the translations, separated by commas if there are several; the error body contains the values.
   */
  readonly named?: Readonly<Record<string, string>>;
  /** Details that not every error with this code has. */
  readonly optional?: readonly string[];
  /** Default: only operations that declare the code can return it. */
  readonly givenBy?: GivenBy;
}

export interface KnownError extends ErrorDefinition {
  readonly i18nKey: string;
}

/** Shared by all copies of this package in the process, so that the shop knows the codes of plugins. */
const CODES = Symbol.for('shop.known-errors');
const place = globalThis as unknown as Record<symbol, Map<string, KnownError> | undefined>;
const known = (place[CODES] ??= new Map<string, KnownError>());

type Factories<C extends string> = { readonly [K in C]: (details?: Record<string, unknown>) => DomainError };

/**
 * Declares the errors of a module: each code with its HTTP status. The message is the translation
 * `<module>.errors.<code>`. Details are its arguments; `allowed`, `available`, `limit`, `product_id`, `variant_id`,
 * `order_id`, `total` are also at the top level of the error body. A code with several messages selects one by the
 * detail `wording`: `<module>.errors.<code>_<wording>`. Use cases throw the errors; the shop answers with status, code
 * and message.
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

/** All codes with their status. */
export const allKnownErrors = (): ReadonlyMap<string, KnownError> => known;
