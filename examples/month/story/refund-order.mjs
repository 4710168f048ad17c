import { cents } from '../shop/rest.mjs';
import { keep } from './import-statement.mjs';

const REASON = 'The customer has withdrawn from the contract';

/** Cancels a paid order whose customer withdrew from it, and writes the file by which the bank sends the money back. */
export async function refundOrder(shop, order) {
  await shop.post(`/api/orders/${order.number}/cancel`, { reason: REASON });
  await shop.post(`/api/orders/${order.number}/refund`, { reason: REASON });
  const file = await shop.post('/api/admin/refund-files', { format: 'pain.001.001.09' });
  const content = await shop.download(`/api/admin/refund-files/${file.id}/download`);
  keep('refunds.xml', content);
  const refunds = await shop.all('/api/admin/refunds?state=exported');
  const [{ amount, receiver, end_to_end_id: endToEnd }] = refunds;
  const isRight = refunds.length === 1 && cents(amount) === order.total && receiver.account === order.customer.account;
  if (!isRight || !content.includes(endToEnd) || !content.includes(receiver.account))
    throw new Error(`The refund file is wrong: ${JSON.stringify(refunds)}`);
  return { amount: order.total, receiver, endToEnd };
}
