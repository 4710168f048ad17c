import type { Pool } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { Transaction } from '../database/transaction.js';

type IDatabase = NonNullable<ConstructorOptions['db']>;

/** Makes pg-boss use the service's own pool, so that it opens no second one. */
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
        // pg-boss sends "BEGIN; …; COMMIT" as one text: if it fails, the connection may still be in the transaction.
        client.release(broken !== undefined && text.includes('BEGIN'));
      }
    },
  };
}

/** Makes pg-boss insert a job in the transaction. */
export const inTransaction = (tx: Transaction): IDatabase => ({
  executeSql: async (text, values) => ({ rows: await tx.query(text, values) }),
});
