import type { OrderPresenter } from '../order-view/index.js';

/** Whether the buyer has proven to own the email address, or an administrator entered it. One read. */
export async function isProven(orders: OrderPresenter, orderId: number, address: string | null): Promise<boolean> {
  const proven = await orders.provenEmail(orderId);
  return proven !== null && proven.toLowerCase() === address?.toLowerCase();
}
