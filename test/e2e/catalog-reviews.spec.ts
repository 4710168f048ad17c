import { startTestShop, type Client, type TestShop } from '#testing';
import { address, buyer, makeProduct } from '../fixtures/orders.js';

describe('reviews in the API', () => {
  let shop: TestShop;
  let admin: Client;
  let guest: Client;
  let product: number;

  beforeAll(async () => {
    shop = await startTestShop();
    admin = await shop.admin();
    guest = shop.client();
    product = (await admin.post('/api/products', { name: 'Reviewed', price_regular: 5 })).body.data.id;
  });
  afterAll(() => shop?.close());

  const write = (fields: object) =>
    guest.post(`/api/products/${product}/reviews`, { rating: 5, text: 'Good', name: 'Olena', ...fields });
  const seen = async () => (await guest.get(`/api/products/${product}`)).body.data;

  it('a review waits for approval, and is then shown and part of the average rating', async () => {
    expect(await seen()).toMatchObject({ reviewsCount: 0, averageRating: 0, reviews: [] });
    const first = await write({});
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({
      product_id: product,
      rating: 5,
      text: 'Good',
      name: 'Olena',
      approved: false,
    });
    const second = await write({ rating: 4, text: 'Fine' });
    expect((await guest.get(`/api/products/${product}/reviews`)).body).toMatchObject({
      data: { items: [] },
      meta: { total: 0, page: 1, per_page: 20 },
    });
    expect((await admin.get('/api/reviews?approved=0')).body.meta.total).toBe(2);
    for (const { body } of [first, second, first]) {
      const judged = await admin.put(`/api/reviews/${body.data.id}`, { approved: true });
      expect([judged.status, judged.body.data.approved]).toEqual([200, true]);
    }
    const shown = await seen();
    expect(shown).toMatchObject({ reviewsCount: 2, averageRating: 4.5 });
    expect(shown.reviews.map(({ text }: { text: string }) => text)).toEqual(['Fine', 'Good']);
    expect((await guest.get('/api/products?q=reviewed')).body.data.items[0]).toMatchObject({
      reviewsCount: 2,
      averageRating: 4.5,
    });
    expect((await guest.get(`/api/products/reviewed/reviews?per_page=1`)).body).toMatchObject({
      data: { items: [{ text: 'Fine' }] },
      meta: { total: 2 },
    });
    await admin.put(`/api/reviews/${first.body.data.id}`, { approved: 0 });
    expect(await seen()).toMatchObject({ reviewsCount: 1, averageRating: 4 });
    expect((await admin.delete(`/api/reviews/${second.body.data.id}`)).status).toBe(200);
    expect(await seen()).toMatchObject({ reviewsCount: 0, averageRating: 0 });
    expect((await admin.delete(`/api/reviews/${second.body.data.id}`)).status).toBe(404);
  });

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: '5' }, 'rating'],
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(5001) }, 'text'],
    [{ name: '' }, 'name'],
    [{ name: undefined }, 'name'],
  ])('the invalid review %j is rejected', async (fields, field) => {
    const { status, body } = await write(fields);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('a review shows whether its author bought the product', async () => {
    const bought = await makeProduct(admin, { name: 'Bought kettle' });
    const password = 'Quiet-Shelf-2040';
    await shop.client().post('/api/auth/register', { ...buyer, password });
    const client = shop.client({ cookies: true });
    expect((await client.login(buyer.email, password)).status).toBe(200);
    const review = async () =>
      (await client.post(`/api/products/${bought}/reviews`, { rating: 5, text: 'Good', name: 'Olena' })).body.data;
    expect(await review()).toMatchObject({ verified_purchase: false });
    const order = await client.post('/api/orders', {
      items: [{ product_id: bought, quantity: 1 }],
      customer: buyer,
      shipping_address: address,
      payment_method: 'cash',
    });
    expect(order.status).toBe(201);
    expect(await review()).toMatchObject({ verified_purchase: false });
    for (const status of ['processing', 'ready_for_shipment', 'shipped'])
      expect((await admin.put(`/api/orders/${order.body.data.id}/status`, { status })).status).toBe(200);
    const { id, verified_purchase: verified } = await review();
    expect(verified).toBe(true);
    await admin.put(`/api/reviews/${id}`, { approved: true });
    const shown = { items: [{ id, verified_purchase: true }] };
    expect((await guest.get(`/api/products/${bought}/reviews`)).body.data).toMatchObject(shown);
    expect((await guest.get(`/api/products/${bought}`)).body.data.reviews).toMatchObject(shown.items);
    expect((await admin.get(`/api/reviews?product_id=${bought}&approved=1`)).body.data).toMatchObject(shown);
    expect((await guest.get('/product/bought-kettle')).text).toContain('Verified purchase');
    expect(
      (await guest.post(`/api/products/${bought}/reviews`, { rating: 5, text: 'x', name: 'y' })).body.data,
    ).toMatchObject({ verified_purchase: false });
  });

  it('only administrators can list all reviews and approve one, and reviews of hidden products are 404', async () => {
    const { body } = await write({});
    expect((await guest.get('/api/reviews')).status).toBe(401);
    expect((await guest.put(`/api/reviews/${body.data.id}`, { approved: true })).status).toBe(401);
    expect(
      (await (await shop.integration('catalog:write')).put(`/api/reviews/${body.data.id}`, { approved: true })).status,
    ).toBe(403);
    expect((await guest.post('/api/products/999999/reviews', { rating: 5, text: 'x', name: 'y' })).status).toBe(404);
    const hidden = (await admin.post('/api/products', { name: 'Hidden', price_regular: 5, published: 0 })).body.data.id;
    expect((await guest.post(`/api/products/${hidden}/reviews`, { rating: 5, text: 'x', name: 'y' })).status).toBe(404);
    expect((await guest.get(`/api/products/${hidden}/reviews`)).status).toBe(404);
  });
});
