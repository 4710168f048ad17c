/** The shop's own modules declare their errors as a plugin does. */
export { allKnownErrors, defineErrors, knownError } from '#contracts';
