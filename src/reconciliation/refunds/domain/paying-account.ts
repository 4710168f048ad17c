import type { TransferAccount } from '../../../payment/index.js';

/** The account that pays refunds of a payment method: its own, else the first one; null: the shop has none. */
export const payingAccount = (accounts: readonly TransferAccount[], method: string): TransferAccount | null =>
  accounts.find((one) => one.method === method) ?? accounts[0] ?? null;
