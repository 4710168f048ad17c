import { DomainError } from '#kernel';

interface KnownError {
  readonly status: number;
  readonly i18nKey: string;
}

const known = new Map<string, KnownError>();

type Factories<C extends string> = { readonly [K in C]: (details?: Record<string, unknown>) => DomainError };

/**
 * A module's errors: each code with its HTTP status. The sentence is at `<module>.errors.<code>` in i18n; details are
 * its arguments, and those in TOP_LEVEL of describe-error.ts are at the top level of the error body. A code with
 * several texts selects one by the detail `wording`: `<module>.errors.<code>_<wording>`.
 * @example const orderErrors = defineErrors('order', { illegal_transition: 409 }); throw
 * orderErrors.illegal_transition({ allowed });
 */
export function defineErrors<C extends string>(module: string, codes: Readonly<Record<C, number>>): Factories<C> {
  const factories = Object.entries<number>(codes).map(([code, status]) => {
    known.set(code, { status, i18nKey: `${module}.errors.${code}` });
    return [code, (details?: Record<string, unknown>) => new DomainError(code, details)];
  });
  return Object.fromEntries(factories) as Factories<C>;
}

export const knownError = (code: string): KnownError | undefined => known.get(code);

/** Every code with its status, for the documentation and its test. */
export const allKnownErrors = (): ReadonlyMap<string, KnownError> => known;
