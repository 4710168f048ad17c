import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase } from 'pg';
import { errorCode } from './pg-errors.js';
import type { BatchStatement } from './statement.js';

/** How often the server checks whether the client of a running statement is still connected. */
const CHECK_INTERVAL = '1s';
const TRANSACTION_OF_JOB = '5min';
const INVALID_VALUE = '22023';

// SQL: is set after connecting, because PostgreSQL before 17 lacks the setting and refuses connections that name it
const LIMIT_TRANSACTIONS = `SELECT set_config('transaction_timeout', $1, false)
  WHERE current_setting('transaction_timeout', true) IS NOT NULL`;
// SQL: is set after connecting, because servers on some operating systems refuse connections that name it
const CHECK_CLIENT = `SELECT set_config('client_connection_check_interval', $1, false)`;

// SQL: the timer has to be switched off and on, because a new limit does not change a running timer
const LIMIT_JOB: BatchStatement = {
  text: `SELECT set_config('transaction_timeout', '0', true), set_config('transaction_timeout', $1, true)
    WHERE current_setting('transaction_timeout', true) IS NOT NULL`,
  values: [TRANSACTION_OF_JOB],
};

const background = new AsyncLocalStorage<true>();

/** Gives transactions of `work` the time limit of jobs: no request waits for them, or only one of an import. */
export const inBackground = <T>(work: () => T): T => background.run(true, work);

/** The statements that follow the BEGIN of a transaction of the current work. */
export const beginStatements = (): readonly BatchStatement[] => (background.getStore() ? [LIMIT_JOB] : []);

/** Limits the transactions of a new connection, and ends statements whose client has disconnected. */
export async function limitSession(client: ClientBase, transactionMs: number): Promise<void> {
  await client.query(LIMIT_TRANSACTIONS, [`${transactionMs}ms`]);
  await client.query(CHECK_CLIENT, [CHECK_INTERVAL]).catch((error: unknown) => {
    if (errorCode(error) !== INVALID_VALUE) throw error;
  });
}
