import { startTestShop, type Client, type TestShop } from '#testing';
import { awaitingOrder, issue, offerBankInvoice, type MadeOrder } from '../fixtures/invoices.js';

/** The shop runs no worker, because these tests need no invoice files. */
describe('numbers of invoices', () => {
  let shop: TestShop;
  let admin: Client;

  beforeEach(async () => {
    shop = await startTestShop({ env: { WORKER: 'off', INVOICE_SERIES: 'QS' } });
    admin = await shop.admin();
    await offerBankInvoice(admin);
  });
  afterEach(() => shop.close());

  const orders = async (count: number): Promise<MadeOrder[]> => {
    const made: MadeOrder[] = [];
    while (made.length < count) made.push(await awaitingOrder(shop, admin));
    return made;
  };
  const numbers = async (): Promise<number[]> =>
    (await shop.db.query<{ number: number }>('SELECT number FROM invoice ORDER BY number')).map(({ number }) => number);
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

  it('twenty concurrent invoices, one of which is rolled back after it took its number, leave no gap in the numbers', async () => {
    const made = await orders(21);
    const unlucky = made[10]!.id;
    await shop.db.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.order_id = ${unlucky} THEN RAISE EXCEPTION 'not this one'; END IF; RETURN NEW; END $$`);
    await shop.db.query('CREATE TRIGGER refuse BEFORE INSERT ON invoice FOR EACH ROW EXECUTE FUNCTION refuse()');
    const statuses = await Promise.all(made.map(async ({ id }) => (await issue(admin, id)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses[10]).toBe(500);
    expect(await numbers()).toEqual(upTo(20));
    await shop.db.query('DROP TRIGGER refuse ON invoice');
    expect((await issue(admin, unlucky)).body.data.number).toMatch(/^QS-\d{4}-000021$/);
  });

  it('twenty concurrent requests for the invoice of one order issue one invoice', async () => {
    const [order] = await orders(1);
    const answers = await Promise.all(upTo(20).map(() => issue(admin, order!.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.data.number as string)).size).toBe(1);
    expect(await numbers()).toEqual([1]);
  });

  it('an invoice states the order as it was when the invoice was issued, even during a concurrent edit', async () => {
    const made = await orders(8);
    await Promise.all(
      made.flatMap(({ id }, at) => [
        issue(admin, id),
        admin.put(`/api/orders/${id}`, { items: [{ product_id: at + 1, quantity: 2 }] }),
      ]),
    );
    const rows = await shop.db.query<{ total: string; says: { total: string } }>('SELECT total, says FROM invoice');
    expect(rows).toHaveLength(8);
    for (const { total, says } of rows) expect(says.total.replace(/\D/g, '')).toBe(total);
  });
});
