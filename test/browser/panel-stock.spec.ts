import { makeProduct, place, stockOf } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';

describe('stock of a product in the panel', () => {
  let panel: PanelTests;
  beforeAll(async () => (panel = await startPanel()));
  afterAll(() => panel?.close());

  it('received stock is added with a reason, and the list of movements shows who, when and why', async () => {
    const id = await makeProduct(panel.admin, { name: 'Honey', in_stock: 3 });
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${id}`);
    await visitor.click('Stock', 'link');
    await visitor.see('3 left');
    await visitor.click('Adjust Honey');
    await visitor.see('In stock: 3');
    await visitor.fill('Pieces received', '12');
    await visitor.fill('Note', 'Delivery of Friday');
    await visitor.see('In stock: 3 → 15');
    await visitor.inspect('stock-dialog');
    await visitor.click('Save adjustment');
    await visitor.see('Stock updated');
    await visitor.see('15 in stock');
    await visitor.see('Delivery of Friday');
    await visitor.see('owner');
    await expectSoon(() => stockOf(panel.admin, id)).toBe(15);
    expect(visitor.troubles).toEqual([]);
  });

  it('a stocktake reports what was sold meanwhile and asks to check the count', async () => {
    const id = await makeProduct(panel.admin, { name: 'Tea', in_stock: 10 });
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${id}/stock`);
    await visitor.click('Adjust Tea');
    await visitor.choose('Reason', 'counted');
    await visitor.fill('Pieces counted', '9');
    const order = (await place(panel.shop.client(), id)).body.data as { id: number };
    await visitor.click('Save adjustment');
    await visitor.see('The stock has changed to 9. Check it and save again.');
    await visitor.see('In stock: 9 → 9');
    await expectSoon(() => stockOf(panel.admin, id)).toBe(9);
    await visitor.fill('Pieces counted', '8');
    await visitor.click('Save adjustment');
    await visitor.see('8 in stock');
    await visitor.see(`order ${order.id}`);
    await expectSoon(() => stockOf(panel.admin, id)).toBe(8);
  });

  it('stock cannot be set below 0 in the form or by the server', async () => {
    const id = await makeProduct(panel.admin, { name: 'Cup', in_stock: 2 });
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${id}/stock`);
    await visitor.click('Adjust Cup');
    await visitor.choose('Reason', 'damaged');
    await visitor.fill('Pieces lost', '5');
    await visitor.see('Only 2 in stock.');
    await visitor.click('Save adjustment');
    await visitor.see('Not enough in stock. Available: 2. Reduce the quantity.');
    await visitor.fill('Pieces lost', '2');
    await visitor.click('Save adjustment');
    await visitor.see('Sold out');
  });

  it.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)('stock of variants is complete and readable in %s at %i pixels', async (language, width) => {
    const id = await makeProduct(panel.admin, {
      name: 'Apron',
      variants: [
        { attributes: { size: 'S', color: 'moss' }, in_stock: 4 },
        { attributes: { size: 'M', color: 'moss' }, in_stock: 0 },
      ],
    });
    const [small] = (await panel.admin.get(`/api/products/${id}`)).body.data.variants as Array<{ id: number }>;
    const order = (
      await place(panel.shop.client(), id, { items: [{ product_id: id, variant_id: small!.id, quantity: 2 }] })
    ).body.data as { id: number };
    await panel.admin.post(`/api/orders/${order.id}/cancel`, { reason: 'Changed my mind' });
    await panel.admin.post(`/api/admin/products/${id}/stock`, {
      variant_id: small!.id,
      change: -1,
      reason: 'damaged',
      note: 'Torn in the storeroom',
    });
    const visitor = await panel.visit({ language, width });
    await visitor.open(`/pages/products/${id}/stock`);
    await visitor.see('Torn in the storeroom');
    await visitor.inspect('stock');
  });

  it('support can read stock but not change it', async () => {
    const id = await makeProduct(panel.admin, { name: 'Bowl', in_stock: 7 });
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open(`/pages/products/${id}/stock`);
    await visitor.see('7 in stock');
    await expectSoon(() => visitor.text()).not.toContain('Adjust');
  });
});
