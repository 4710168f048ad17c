import { errorCode } from './pg-errors.js';

/** SQLSTATE of the database function `refuse`; PostgreSQL itself has no class SH. */
const REFUSED = 'SH001';

/**
 * Errors by the codes with which a statement calls `refuse(code, detail)`. `detail` is plain JSON data; the factory is
 * usually in the module's `*.errors.ts`.
 */
export type Refusals = Readonly<Record<string, (detail: never) => Error>>;

/** Converts an error of PostgreSQL: a refusal becomes its declared error, other errors are returned unchanged. */
export function refusalOf(error: unknown, refusals: Refusals): unknown {
  if (errorCode(error) !== REFUSED) return error;
  const { message: code, detail } = error as { message: string; detail: string };
  const make = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (!make) return new Error(`A statement refused with the undeclared code "${code}".`, { cause: error });
  return make(JSON.parse(detail) as never);
}
