import type { Pool } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { Transaction } from '../database/transaction.js';

type IDatabase = NonNullable<ConstructorOptions['db']>;

/** Lets pg-boss work on the service's own pool, so that no second one opens. */
export function onPool(pool: () => Pool): IDatabase {
  return {
    async executeSql(text, values) {
      const client = await pool().connect();
      let broken: unknown;
      try {
        return await client.query(text, values);
      } catch (error) {
        broken = error;
        throw error;
      } finally {
        // pg-boss sends "BEGIN; …; COMMIT" as one text: when that fails halfway, the session is left inside it
        client.release(broken !== undefined && text.includes('BEGIN'));
      }
    },
  };
}

/** Lets a job be inserted together with the change that wants it. */
export const inTransaction = (tx: Transaction): IDatabase => ({
  executeSql: async (text, values) => ({ rows: await tx.query(text, values) }),
});
