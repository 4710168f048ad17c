import type { OrderPresenter } from '../order-view/index.js';

/** Whether the address is proven to be the buyer's own, or was given by an administrator. One read. */
export async function isProven(orders: OrderPresenter, orderId: number, address: string | null): Promise<boolean> {
  const proven = await orders.provenEmail(orderId);
  return proven !== null && proven.toLowerCase() === address?.toLowerCase();
}
