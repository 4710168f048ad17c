import type { Transaction } from '../../platform/database/transaction.js';

/** Whether any payment or refund was made by the method, even if its order has another method now. */
export async function isMethodReferred(tx: Transaction, key: string): Promise<boolean> {
  // SQL: scans both tables in one statement, because methods are rarely deleted
  const [row] = await tx.query<{ referred: boolean }>(
    `SELECT EXISTS (SELECT FROM payment WHERE method = $1) OR EXISTS (SELECT FROM refund
      WHERE method = $1) AS referred`,
    [key],
  );
  return row!.referred;
}
