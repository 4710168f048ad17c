import type { Transaction } from '../../platform/database/transaction.js';
import { returnPieces } from '../data/stock-returning.js';
import type { StockLine, StockReason } from '../domain/sellable.js';

/** Puts the pieces of all lines back, in one statement. Products that are gone are passed over. */
export async function returnStock(tx: Transaction, lines: readonly StockLine[], why: StockReason): Promise<void> {
  if (lines.length === 0) return;
  const rows = await returnPieces(tx, lines, why);
  for (const { id, before } of rows) tx.touch(`product:${id}`, ...(before === 0 ? ['stock-edges'] : []));
}
