import { startTestShop } from '#testing';
import { awaitingOrder, issue, offerBankInvoice } from '../fixtures/invoices.js';

test('while nobody makes the file, few wait, with few looks at the database, and the others are told at once to come again', async () => {
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
        return { told: [status, body.code, headers.get('retry-after')], after: Date.now() - since };
      }),
    );
    for (const { told } of answers) expect(told).toEqual([409, 'invoice_not_ready', '3']);
    const patient = answers.filter(({ after }) => after > 3_000);
    expect(patient.length).toBeGreaterThan(0);
    expect(patient.length).toBeLessThanOrEqual(20);
    expect(answers.filter(({ after }) => after < 3_000).length).toBeGreaterThanOrEqual(6);
    for (const { after } of answers) expect(after).toBeLessThan(9_500);
  } finally {
    await shop.close();
  }
});
