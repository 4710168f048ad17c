import type { Database } from '../../../platform/database/database.js';

/** What an administrator has saved at least once. */
export interface SavedRow {
  readonly delivery: boolean;
  readonly tax: boolean;
}

// SQL: checks two tables in one statement
const SAVED = {
  name: 'first_steps_saved',
  text: `SELECT EXISTS (SELECT FROM shipping_method WHERE active)
        AND EXISTS (SELECT FROM shipping_method WHERE version > 1) AS delivery,
      EXISTS (SELECT FROM setting WHERE key = 'tax') AS tax`,
};

export async function readSaved(database: Database): Promise<SavedRow> {
  return (await database.query<SavedRow>(SAVED))[0]!;
}
