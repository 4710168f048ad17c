import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestShop, type TestShop } from '#testing';
import { buyByTransfer, ShopClient } from '../fixtures/natural-client.js';
import { address, buyer, makeProduct, offerBankInvoice } from '../fixtures/orders.js';

const order = { customer: buyer, shipping_address: address };

describe('a client written against the generated types', () => {
  let shop: TestShop;
  let admin: ShopClient;

  beforeAll(async () => {
    shop = await startTestShop();
    const client = await shop.admin();
    await makeProduct(client, { in_stock: 3 });
    await offerBankInvoice(client);
    const token = await client.post('/api/auth/tokens', { name: 'Natural', scopes: ['admin'] });
    admin = new ShopClient(shop.url, String(token.body.data.token));
  });
  afterAll(() => shop.close());

  it('lists, fills a cart, orders, and pays by a transfer that is confirmed', async () => {
    expect(await buyByTransfer(new ShopClient(shop.url), admin, order, 1)).toBe('paid');
  });

  it('knows what a refusal means', async () => {
    expect(await buyByTransfer(new ShopClient(shop.url), admin, order, 9)).toBe('Only 2 left');
  });

  it('is short, and believes the types instead of overruling them', () => {
    const text = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'natural-client.ts'), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(64);
    expect(text).not.toMatch(/\bas (?!its|the)\b|\bany\b|<unknown>|@ts-|\w!(?!=)/);
  });
});
