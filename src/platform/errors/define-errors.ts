/** The shop's own modules declare their errors as a plugin does. */
export {
  allKnownErrors,
  defineErrors,
  knownError,
  type ErrorDefinition,
  type GivenBy,
  type KnownError,
} from '#contracts';

/**
 * Every module's errors: each adds its own by declaration merging, beside its `defineErrors`:
 * `declare module '../platform/errors/define-errors.js' { interface KnownErrors extends OrderErrors {} }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface KnownErrors {}

/** Every code that an answer of the shop can carry. */
export type ErrorCode = keyof KnownErrors;
