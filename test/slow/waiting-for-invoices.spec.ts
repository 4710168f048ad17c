import { startTestShop } from '#testing';
import { awaitingOrder, issue, offerBankInvoice } from '../fixtures/invoices.js';
import { statementsDuring } from '../fixtures/statements.js';

const REQUESTS = 26;
/** At most this number of requests wait at a time; each polls at increasing intervals for up to 8 seconds. */
const [MOST_WAITING, LOOKS] = [20, 6];

test('while an invoice file is missing, few requests wait for it, with few queries, and the others get Retry-After at once', async () => {
  const shop = await startTestShop({ env: { WORKER: 'off' } });
  try {
    const admin = await shop.admin();
    await offerBankInvoice(admin);
    const order = await awaitingOrder(shop, admin);
    await issue(admin, order.id);
    const statements = await statementsDuring(shop, async () => {
      const read = () => shop.client().get(`/api/orders/${order.id}/invoice?key=${order.key}`);
      for (const { status, body, headers } of await Promise.all(Array.from({ length: REQUESTS }, read)))
        expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'invoice_not_ready', '3']);
    });
    const looks = statements.filter((statement) => statement.startsWith('invoice_newest ')).length - REQUESTS;
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThanOrEqual(MOST_WAITING * LOOKS);
  } finally {
    await shop.close();
  }
});
