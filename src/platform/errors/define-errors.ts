import { DomainError } from '#kernel';

/**
 * Which operations can give an error without naming it: all; those that change something; those with a body; those that
 * not everybody may call; those that take an `Idempotency-Key`; those that need a fresh proof of identity.
 */
export type GivenBy = 'all' | 'writes' | 'bodies' | 'restricted' | 'idempotent' | 'proven';

/** An error that is more than a status. */
export interface ErrorDefinition {
  readonly status: number;
  /** Details as they are thrown, for the example of the documentation: arguments of the sentence and members of the answer. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Of the details, those that not every answer with this code has. */
  readonly optional?: readonly string[];
  /** Without it, the operations name the code themselves. */
  readonly givenBy?: GivenBy;
}

interface KnownError extends ErrorDefinition {
  readonly i18nKey: string;
}

/**
 * Every module's errors: each adds its own by declaration merging, beside its `defineErrors`:
 * `declare module '../platform/errors/define-errors.js' { interface KnownErrors extends OrderErrors {} }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface KnownErrors {}

/** Every code that an answer can carry. */
export type ErrorCode = keyof KnownErrors;

const known = new Map<string, KnownError>();

type Factories<C extends string> = { readonly [K in C]: (details?: Record<string, unknown>) => DomainError };

/**
 * A module's errors: each code with its HTTP status. The sentence is at `<module>.errors.<code>` in i18n; details are its
 * arguments, and those in ERROR_MEMBERS are at the top level of the error body. A code with several
 * sentences says by the detail `wording` which one: `<module>.errors.<code>_<wording>`.
 * @example const orderErrors = defineErrors('order', { illegal_transition: 409 }); throw orderErrors.illegal_transition({ allowed });
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

/** Every code with its status, for the documentation and its test. */
export const allKnownErrors = (): ReadonlyMap<string, KnownError> => known;
