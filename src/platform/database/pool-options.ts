import { SteadyClient } from './steady-client.js';

/**
 * Time limits of every connection, in milliseconds. The server keeps those of statements, locks and idle transactions; the last
 * is our own and just above them: where packets are swallowed, the server's never arrive.
 */
export const poolOptions = {
  connectionTimeoutMillis: 8_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
  silenceTimeoutMillis: 10_250,
  keepAlive: true,
  Client: SteadyClient,
} as const;

/** Of connections that serve what anybody may ask: nobody waits long for them, and nothing takes long on them. */
export const publicPoolOptions = {
  ...poolOptions,
  connectionTimeoutMillis: 3_000,
  statement_timeout: 2_000,
  lock_timeout: 1_000,
  silenceTimeoutMillis: 3_000,
} as const;
