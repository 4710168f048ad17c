/** The shop's modules declare their errors in the same way as plugins. */
export {
  allKnownErrors,
  defineErrors,
  knownError,
  type ErrorDefinition,
  type GivenBy,
  type KnownError,
} from '#contracts';

/**
 * The errors of all modules. Each module adds its own by declaration merging, beside its `defineErrors`: `declare
 * module '../platform/errors/define-errors.js' { interface KnownErrors extends OrderErrors {} }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface KnownErrors {}

/** Every error code that the shop can return. */
export type ErrorCode = keyof KnownErrors;
