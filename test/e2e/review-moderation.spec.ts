import { startTestShop, type Client, type TestShop } from '#testing';

let shop: TestShop;
let admin: Client;
let cup: number;
let pot: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  [cup, pot] = await Promise.all(
    ['Cup', 'Pot'].map(
      async (name) =>
        (await admin.post('/api/products', { name, price_regular: 1, translations: { uk: { name: `${name} укр` } } }))
          .body.data.id,
    ),
  );
});
afterAll(() => shop?.close());

const write = async (product: number, rating: number): Promise<number> =>
  (await shop.client().post(`/api/products/${product}/reviews`, { rating, text: `Stars: ${rating}`, name: 'Olena' }))
    .body.data.id;
const list = async (query: string) => (await admin.get(`/api/reviews?${query}`)).body;
const ids = async (query: string) => (await list(query)).data.items.map(({ id }: { id: number }) => id);
const judge = (sent: number[], approved: boolean) => admin.post('/api/reviews/judge', { ids: sent, approved });
const counted = async (product: number) => (await admin.get(`/api/products/${product}`)).body.data;

test('a rejected review is kept and no longer pending', async () => {
  const [first, second, third] = [await write(cup, 5), await write(cup, 1), await write(pot, 3)];
  expect((await admin.put(`/api/reviews/${second}`, { approved: 0 })).body.data).toMatchObject({
    approved: false,
    status: 'rejected',
  });
  expect(await ids('status=waiting')).toEqual([third, first]);
  expect(await ids('status=rejected')).toEqual([second]);
  expect(await ids('approved=0')).toEqual([third, second, first]);
  expect((await admin.put(`/api/reviews/${first}`, { approved: 1 })).body.data.status).toBe('approved');
  expect(await ids('sort=waiting')).toEqual([third, second, first]);
  expect(await ids('sort=created_at')).toEqual([first, second, third]);
  expect(await ids(`product_id=${cup}&rating=1`)).toEqual([second]);
  expect((await list('rating=3&lang=uk')).data.items).toMatchObject([
    { id: third, product: { id: pot, name: 'Pot укр', published: true } },
  ]);
  expect((await list('rating=2')).meta.total).toBe(0);
  expect((await admin.get('/api/reviews?status=odd')).status).toBe(422);
  for (const id of [first, second, third]) await admin.delete(`/api/reviews/${id}`);
});

test('several reviews are approved or rejected at once, and missing ones are reported without effect on the others', async () => {
  const [a, b, c] = [await write(cup, 5), await write(cup, 2), await write(pot, 4)];
  expect((await judge([a, b, c, 999999], true)).body.data).toEqual({ changed: 3, missing: [999999] });
  expect((await judge([a, b, c], true)).body.data).toEqual({ changed: 0, missing: [] });
  expect(await counted(cup)).toMatchObject({ reviewsCount: 2, averageRating: 3.5 });
  expect((await judge([b, c], false)).body.data.changed).toBe(2);
  expect(await counted(cup)).toMatchObject({ reviewsCount: 1, averageRating: 5 });
  expect(await counted(pot)).toMatchObject({ reviewsCount: 0, averageRating: 0 });
  expect(
    await shop.db.query(`SELECT FROM audit_entry WHERE action = 'review.judged' AND subject_id = $1`, [String(c)]),
  ).toHaveLength(2);
});

test('concurrent approvals of single reviews and of overlapping lists count each review once', async () => {
  const reviews = await Promise.all([5, 4, 3, 2, 1, 5].map((rating, i) => write(i % 2 ? cup : pot, rating)));
  const before = await counted(cup);
  await Promise.all([
    judge(reviews, true),
    judge([...reviews].reverse(), true),
    ...reviews.map((id) => admin.put(`/api/reviews/${id}`, { approved: true })),
    judge(reviews.slice(2), true),
    admin.delete(`/api/reviews/${reviews[1]}`),
  ]);
  for (const product of [cup, pot]) {
    const [truth] = await shop.db.query(
      `SELECT count(*)::int AS count, coalesce(sum(rating), 0)::int AS sum FROM review WHERE product_id = $1
        AND approved`,
      [product],
    );
    expect(
      await shop.db.query('SELECT reviews_count AS count, rating_sum AS sum FROM product WHERE id = $1', [product]),
    ).toEqual([truth]);
  }
  expect((await counted(cup)).reviewsCount).toBe(before.reviewsCount + 2);
});

test('only managers can approve and reject reviews', async () => {
  expect((await shop.client().post('/api/reviews/judge', { ids: [1], approved: true })).status).toBe(401);
  expect((await judge([], true)).status).toBe(422);
  expect((await admin.post('/api/reviews/judge', { ids: [1, 1], approved: true })).status).toBe(422);
  expect((await admin.post('/api/reviews/judge', { ids: ['x'], approved: true })).status).toBe(422);
});
