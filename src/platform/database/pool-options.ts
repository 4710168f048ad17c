import { SteadyClient } from './steady-client.js';

/**
 * Time limits of every connection, in milliseconds. The server enforces all but `answerTimeoutMillis`, which is above
 * the limit of a transaction: a request that was answered with 503 is not committed afterwards.
 */
export const poolOptions = {
  connectionTimeoutMillis: 8_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
  transactionTimeoutMillis: 10_100,
  answerTimeoutMillis: 10_500,
  keepAlive: true,
  Client: SteadyClient,
} as const;

/**
 * Options of connections for public reads, with short limits for waiting and for statements. Synchronized scans are
 * off: a query with LIMIT starts at the beginning of a table, so that the same search finds the same products.
 */
export const publicPoolOptions = {
  ...poolOptions,
  connectionTimeoutMillis: 3_000,
  statement_timeout: 2_000,
  lock_timeout: 1_000,
  transactionTimeoutMillis: 2_100,
  answerTimeoutMillis: 3_000,
  options: '-c synchronize_seqscans=off',
} as const;
