import { startTestShop, type Client, type TestShop } from '#testing';
import { delivered } from '../fixtures/delivered.js';
import { awaitingOrder, issue, makeProduct, offerBankInvoice } from '../fixtures/invoices.js';

interface Listed {
  readonly type: string;
  readonly number: string;
  readonly total: number;
  readonly state: string;
  readonly invoice_number?: string;
}

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop({ env: { SHOP_CURRENCY: 'EUR', RATE_LIMIT: '0' } });
  admin = await shop.admin();
});
afterAll(() => shop?.close());

/** A paid order of five pieces for 20.00 each, with its invoice. */
async function paidOrder(): Promise<number> {
  await offerBankInvoice(admin, { auto_generate_invoice: true, require_confirmation: true });
  const product_id = await makeProduct(admin, { price_regular: 20 });
  const { id } = await awaitingOrder(shop, admin, { items: [{ product_id, quantity: 5 }] });
  await delivered(shop);
  await verify(id);
  return id;
}

/** A paid order that was cancelled, with its invoice and the credit note of the cancellation. */
async function cancelledOrder(): Promise<number> {
  const id = await paidOrder();
  await cancel(id);
  expect(await kinds(id)).toEqual(['invoice', 'credit_note']);
  return id;
}

/** All pieces of the only line of the order, as a refund names them. */
async function wholeLine(id: number): Promise<Array<{ order_item_id: number; quantity: number }>> {
  const items = (await admin.get(`/api/orders/${id}`)).body.data.items as Array<{ id: number; quantity: number }>;
  return items.map((item) => ({ order_item_id: item.id, quantity: item.quantity }));
}

const cancel = async (id: number): Promise<void> => {
  expect((await admin.post(`/api/orders/${id}/cancel`, { reason: 'Changed my mind' })).status).toBe(200);
  await delivered(shop);
};
const verify = async (id: number): Promise<void> =>
  expect((await admin.post(`/api/orders/${id}/verify-payment`, {})).status).toBe(200);
const refund = async (id: number, body: object): Promise<void> =>
  expect((await admin.post(`/api/orders/${id}/refund`, { reason: 'Returned', ...body })).status).toBe(200);
const reinstate = async (id: number): Promise<void> => {
  expect((await admin.post(`/api/orders/${id}/reinstate`, {})).status).toBe(200);
  await delivered(shop);
};
async function documents(id: number): Promise<Listed[]> {
  await delivered(shop);
  return (await admin.get(`/api/orders/${id}/documents`)).body.data.items as Listed[];
}
const kinds = async (id: number): Promise<string[]> => (await documents(id)).map(({ type }) => type);

describe('invoices of reinstated orders', () => {
  test('a reinstated order that is still paid gets a new invoice, because its cancellation credited the first one', async () => {
    const id = await cancelledOrder();
    await reinstate(id);
    const [first, note, second, ...more] = await documents(id);
    expect(more).toEqual([]);
    expect(second).toMatchObject({ type: 'invoice', state: 'issued', total: first!.total });
    expect(second!.number).not.toBe(first!.number);
    expect([first!.state, note!.invoice_number]).toEqual(['issued', first!.number]);
    expect((await issue(admin, id)).body.data.number).toBe(second!.number);
  });

  test('a reinstated order that was refunded gets a new invoice when it is paid again', async () => {
    const id = await cancelledOrder();
    await refund(id, {});
    await reinstate(id);
    expect(await kinds(id)).toEqual(['invoice', 'credit_note']);
    await verify(id);
    expect(await kinds(id)).toEqual(['invoice', 'credit_note', 'invoice']);
  });

  test('a refund of a reinstated order is credited on its new invoice', async () => {
    const id = await cancelledOrder();
    await reinstate(id);
    await refund(id, { amount: 1 });
    const [, , second, note, ...more] = await documents(id);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ type: 'credit_note', total: 1, invoice_number: second!.number });
  });

  test('the credit note of a refund leaves out the goods that were refunded before the reinstatement', async () => {
    const id = await paidOrder();
    const lines = await wholeLine(id);
    await refund(id, { lines: [{ ...lines[0]!, quantity: 2 }] });
    const [invoice, returned] = await documents(id);
    expect([invoice!.total, returned!.total]).toEqual([100, 40]);
    await cancel(id);
    await reinstate(id);
    await verify(id);
    expect((await documents(id)).map(({ total }) => total)).toEqual([100, 40, 60, 100]);
    await refund(id, { amount: 5 });
    const [, , , second, note, ...more] = await documents(id);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ type: 'credit_note', total: 5, invoice_number: second!.number });
  });

  test('an order whose lines were all refunded gets a new invoice when it is paid again', async () => {
    const id = await paidOrder();
    await cancel(id);
    await refund(id, { lines: await wholeLine(id) });
    expect((await documents(id)).map(({ total }) => total)).toEqual([100, 100]);
    await reinstate(id);
    await verify(id);
    expect(await kinds(id)).toEqual(['invoice', 'credit_note', 'invoice']);
    await refund(id, { lines: await wholeLine(id) });
    const [, , second, note, ...more] = await documents(id);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ type: 'credit_note', total: 100, invoice_number: second!.number });
    expect((await issue(admin, id)).body.data.number).toBe(second!.number);
  });

  test('a second cancellation credits the new invoice, and a second reinstatement gives another one', async () => {
    const id = await cancelledOrder();
    await reinstate(id);
    await admin.post(`/api/orders/${id}/cancel`, { reason: 'Again' });
    const [first, , second, note] = await documents(id);
    expect(note).toMatchObject({ type: 'credit_note', total: first!.total, invoice_number: second!.number });
    await reinstate(id);
    expect(await kinds(id)).toEqual(['invoice', 'credit_note', 'invoice', 'credit_note', 'invoice']);
  });

  test('a fully refunded order that was never cancelled gets no new invoice', async () => {
    await offerBankInvoice(admin, { auto_generate_invoice: true, require_confirmation: true });
    const { id } = await awaitingOrder(shop, admin);
    await delivered(shop);
    await verify(id);
    await refund(id, {});
    expect(await kinds(id)).toEqual(['invoice', 'credit_note']);
    expect((await issue(admin, id)).status).toBe(200);
    expect(await kinds(id)).toEqual(['invoice', 'credit_note']);
  });
});
