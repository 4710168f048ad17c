/** SQLSTATE of a PostgreSQL error, or a Node network code; '' when it is neither. */
export function errorCode(error: unknown): string {
  const candidate = error as { code?: unknown; driverError?: { code?: unknown } } | null;
  const code = candidate?.code ?? candidate?.driverError?.code;
  return typeof code === 'string' ? code : '';
}

/** 40001 serialization failure, 40P01 deadlock: the transaction may be run again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(errorCode(error));

const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** 25P04: PostgreSQL measures it until the commit begins. */
const TRANSACTION_TIMEOUT = '25P04';

/**
 * The server has ended the connection with its error: 08 connection, 57P shutdown, 25P03 and 25P04 time limits, 58 and
 * XX its own failures. By code: the severity is in the server's language.
 */
export const endsConnection = (error: unknown): boolean => /^(08|57P|25P0[34]|58|XX)/.test(errorCode(error));

/** PostgreSQL has refused a statement, and its transaction with it. */
export const isRolledBack = (error: unknown): boolean =>
  errorCode(error) === TRANSACTION_TIMEOUT || (SQLSTATE.test(errorCode(error)) && !endsConnection(error));

/** 23505, optionally of one constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const candidate = error as { constraint?: string; driverError?: { constraint?: string } };
  return (
    errorCode(error) === '23505' &&
    (constraint === undefined || (candidate.constraint ?? candidate.driverError?.constraint) === constraint)
  );
}

export const isForeignKeyViolation = (error: unknown): boolean => errorCode(error) === '23503';

const AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'ENOENT']);
const AWAY_TEXT = new RegExp(
  [
    'timeout exceeded when trying to connect',
    '^timeout expired$',
    'Connection terminated',
    'Client was closed',
    'connection error and is not queryable',
    'Driver not Connected',
  ].join('|'),
  'i',
);

/**
 * The database is away or too busy: class 08, 53 and 57P, 25P03 and 25P04 (transaction limits), 55P03 (lock), 57014
 * (statement limit), the network, the pool.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (/^(08|53|57P|25P0[34])/.test(code) || code === '57014' || code === '55P03' || AWAY.has(code)) return true;
  return error instanceof Error && AWAY_TEXT.test(error.message);
}
