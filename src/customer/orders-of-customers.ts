import type { Transaction } from '../platform/database/transaction.js';

/** The orders of customers; src/bindings.ts provides it. */
export abstract class OrdersOfCustomers {
  /** Gives all orders of a customer to another one, and returns their number. Both customers must be locked. */
  abstract giveOrders(tx: Transaction, from: number, to: number): Promise<number>;
}
