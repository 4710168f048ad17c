/** SQLSTATE of a PostgreSQL error, or the code of a network error of Node; '' for other errors. */
export function errorCode(error: unknown): string {
  const candidate = error as { code?: unknown; driverError?: { code?: unknown } } | null;
  const code = candidate?.code ?? candidate?.driverError?.code;
  return typeof code === 'string' ? code : '';
}

/** 40001 serialization failure, 40P01 deadlock: the transaction can be repeated. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(errorCode(error));

const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** 25P04: the time limit of a transaction, which PostgreSQL measures until the commit begins. */
const TRANSACTION_TIMEOUT = '25P04';

/**
 * Whether the server closes the connection with this error: 08 connection, 57P shutdown, 25P03 and 25P04 time limits,
 * 58 and XX internal errors. Compares codes, because the severity is in the server's language.
 */
export const endsConnection = (error: unknown): boolean => /^(08|57P|25P0[34]|58|XX)/.test(errorCode(error));

/** Whether PostgreSQL refused a statement and so rolled its transaction back. */
export const isRolledBack = (error: unknown): boolean =>
  errorCode(error) === TRANSACTION_TIMEOUT || (SQLSTATE.test(errorCode(error)) && !endsConnection(error));

/** Whether the error is a unique violation (23505), optionally of the named constraint or index. */
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
 * Whether the database is unavailable or overloaded: classes 08, 53 and 57P, 25P03 and 25P04 (transaction limits),
 * 55P03 (lock), 57014 (statement limit), errors of the network or the pool.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (/^(08|53|57P|25P0[34])/.test(code) || code === '57014' || code === '55P03' || AWAY.has(code)) return true;
  return error instanceof Error && AWAY_TEXT.test(error.message);
}
