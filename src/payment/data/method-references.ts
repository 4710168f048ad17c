import type { Transaction } from '../../platform/database/transaction.js';

/** Whether a payment or a refund was made by the method, also of an order that has another one by now. */
export async function isMethodReferred(tx: Transaction, key: string): Promise<boolean> {
  // SQL: both tables at once; they are read through, as a method is seldom deleted
  const [row] = await tx.query<{ referred: boolean }>(
    `SELECT EXISTS (SELECT FROM payment WHERE method = $1) OR EXISTS (SELECT FROM refund
      WHERE method = $1) AS referred`,
    [key],
  );
  return row!.referred;
}
