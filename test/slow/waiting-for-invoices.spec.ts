import { startTestShop } from '#testing';
import { awaitingOrder, issue, offerBankInvoice } from '../fixtures/invoices.js';

test('while no process creates the file, few requests wait, with few queries, and the others immediately get a time for the next attempt', async () => {
  const shop = await startTestShop({ env: { WORKER: 'off' } });
  try {
    const admin = await shop.admin();
    await offerBankInvoice(admin);
    const order = await awaitingOrder(shop, admin);
    await issue(admin, order.id);
    const since = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 26 }, async () => {
        const { status, body, headers } = await shop.client().get(`/api/orders/${order.id}/invoice?key=${order.key}`);
        return { answer: [status, body.code, headers.get('retry-after')], after: Date.now() - since };
      }),
    );
    for (const { answer } of answers) expect(answer).toEqual([409, 'invoice_not_ready', '3']);
    const patient = answers.filter(({ after }) => after > 3_000);
    expect(patient.length).toBeGreaterThan(0);
    expect(patient.length).toBeLessThanOrEqual(20);
    expect(answers.filter(({ after }) => after < 3_000).length).toBeGreaterThanOrEqual(6);
    for (const { after } of answers) expect(after).toBeLessThan(9_500);
  } finally {
    await shop.close();
  }
});
