import type { Database } from '../../platform/database/database.js';
import { greetingName } from '../greeting-name.js';

/** Returns the customer's name for the greeting of an email about the account; '' if there is none. */
export async function accountName(database: Pick<Database, 'query'>, userId: number | null): Promise<string> {
  if (userId === null) return '';
  // SQL: customers belong to another module, and only their names are read.
  const [row] = await database.query<{ name: string }>(
    `SELECT concat_ws(' ', first_name, last_name) AS name FROM customer WHERE user_id = $1`,
    [userId],
  );
  return greetingName(row?.name ?? '');
}
