import { errorCode } from './pg-errors.js';

/** SQLSTATE of the database function `refuse`; PostgreSQL itself uses no class SH. */
const REFUSED = 'SH001';

/**
 * The errors of a statement that calls `refuse(code, detail)`, by code. `detail` is plain JSON data; the factory is
 * usually one of the module's `*.errors.ts`.
 */
export type Refusals = Readonly<Record<string, (detail: never) => Error>>;

/** The error that the shop throws for an error of PostgreSQL: that of the refusal, or the same error. */
export function refusalOf(error: unknown, refusals: Refusals): unknown {
  if (errorCode(error) !== REFUSED) return error;
  const { message: code, detail } = error as { message: string; detail: string };
  const make = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (!make) return new Error(`A statement refused with the undeclared code "${code}".`, { cause: error });
  return make(JSON.parse(detail) as never);
}
