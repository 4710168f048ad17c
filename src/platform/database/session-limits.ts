import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase } from 'pg';
import { errorCode } from './pg-errors.js';
import type { BatchStatement } from './statement.js';

/** How often the server checks whether the client of a running statement is still connected. */
const CHECK_INTERVAL = '1s';
const TRANSACTION_OF_JOB = '5min';
const INVALID_VALUE = '22023';

// SQL: PostgreSQL before 17 has no such setting, and a connection that names it at its start is refused
const LIMIT_TRANSACTIONS = `SELECT set_config('transaction_timeout', $1, false)
  WHERE current_setting('transaction_timeout', true) IS NOT NULL`;
// SQL: as a setting of the start, an operating system without support would refuse the connection
const CHECK_CLIENT = `SELECT set_config('client_connection_check_interval', $1, false)`;

// SQL: a running timer is not changed, only stopped and started
const LIMIT_JOB: BatchStatement = {
  text: `SELECT set_config('transaction_timeout', '0', true), set_config('transaction_timeout', $1, true)
    WHERE current_setting('transaction_timeout', true) IS NOT NULL`,
  values: [TRANSACTION_OF_JOB],
};

const background = new AsyncLocalStorage<true>();

/** Transactions of `work` may last as long as those of jobs: no request waits for their answers. */
export const inBackground = <T>(work: () => T): T => background.run(true, work);

/** What a transaction of the current work sends after its BEGIN. */
export const beginStatements = (): readonly BatchStatement[] => (background.getStore() ? [LIMIT_JOB] : []);

/** Limits transactions of a new connection and ends those whose client has disconnected. */
export async function limitSession(client: ClientBase, transactionMs: number): Promise<void> {
  await client.query(LIMIT_TRANSACTIONS, [`${transactionMs}ms`]);
  await client.query(CHECK_CLIENT, [CHECK_INTERVAL]).catch((error: unknown) => {
    if (errorCode(error) !== INVALID_VALUE) throw error;
  });
}
