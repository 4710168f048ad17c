import { Browser, startTestShop, type Client, type TestShop } from '#testing';
import { mailTexts } from '../fixtures/mails.js';
import { checkoutForm, makeProduct } from '../fixtures/orders.js';
import { settled } from '../fixtures/settled.js';
import { until } from '../fixtures/until.js';

let shop: TestShop;
let admin: Client;
let id: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  const product = await makeProduct(admin, { name: 'Teapot', in_stock: 1000 });
  const buyer = new Browser(shop.url);
  await buyer.open('/checkout');
  await buyer.call('/api/cart/add', { product_id: product, quantity: 1 });
  const { location } = await buyer.submit('/checkout/process', { ...checkoutForm, email: 'Olena@example.com' });
  id = Number(/\/order\/(\d+)/.exec(location!)![1]);
});
afterAll(() => shop.close());

const SUBJECTS = /You asked for a link|Ви просили посилання/;
const links = async (): Promise<string[]> => (await mailTexts(shop)).filter((text) => SUBJECTS.test(text));
const lookUp = (body: object) => shop.client().post('/api/orders/lookup', body);

test('looking up an order gives the same answer for a match, for another email address and for an unknown number', async () => {
  const answers = await Promise.all(
    [
      { number: id, email: 'olena@example.com' },
      { number: id, email: 'eve@example.com' },
      { number: '999999', email: 'olena@example.com' },
      { number: 'teapot', email: 'olena@example.com' },
      { number: 99999999999, email: 'olena@example.com' },
    ].map(lookUp),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]!.body).toEqual({
    success: true,
    data: {},
    message: 'If the order number and email match, we’ve emailed you a link to the order.',
  });
});

test('looking up an order sends the link of the order to its own email address, once for several requests within minutes', async () => {
  const [mail] = await until(links, (texts) => texts.length > 0);
  await lookUp({ number: `#${id}`, email: 'OLENA@example.com' });
  await settled(shop);
  expect(await links()).toHaveLength(1);
  expect(mail).toContain(`You asked for a link to order ${id}.`);
  const path = /http:\/\/localhost:0(\/order\/\d+\?key=\w+)/.exec(mail!)![1]!;
  const stranger = new Browser(shop.url);
  const { location } = await stranger.open(path, { follow: false });
  expect((await stranger.open(location ?? path)).html).toContain('Teapot');
});

test('looking up an order with a missing or invalid field is rejected at that field', async () => {
  const { status, body } = await lookUp({ email: 'olena' });
  expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['email', 'number']]);
});

describe('the page that looks up an order', () => {
  test('the page that looks up an order is linked in the footer and in emails about orders', async () => {
    expect((await new Browser(shop.url).open('/')).html).toContain('href="/order-lookup"');
    const [confirmation] = (await mailTexts(shop)).filter((text) => text.includes('We received your order'));
    expect(confirmation).toContain('http://localhost:0/order-lookup');
  });

  test.each([
    ['en', 'Find your order', 'Check your email'],
    ['uk', 'Знайти замовлення', 'Перевірте пошту'],
    ['ru', 'Найти заказ', 'Проверьте почту'],
  ] as const)(
    'the page that looks up an order asks for number and email, and answers alike for every order, in %s',
    async (language, title, sent) => {
      const browser = new Browser(shop.url, language);
      expect((await browser.open('/order-lookup')).html).toContain(`<h1>${title}</h1>`);
      const pages = await Promise.all(
        [id, 424242].map((number) =>
          browser.submit('/order-lookup', { number: String(number), email: 'olena@example.com' }),
        ),
      );
      expect(pages.map(({ status }) => status)).toEqual([200, 200]);
      expect(pages[0]!.html).toContain(`<h1>${sent}</h1>`);
      const [known, unknown] = pages.map(({ html }) => html.replaceAll(/\b(?:424242|csrf[^>]*)\b/g, ''));
      expect(unknown!.length - known!.length).toBeLessThan(60);
    },
  );

  test('the page that looks up an order keeps invalid entries', async () => {
    const browser = new Browser(shop.url);
    await browser.open('/order-lookup');
    const page = await browser.submit('/order-lookup', { number: '17', email: 'olena' });
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/id="email"[^>]* value="olena"[^>]* aria-invalid="true"/);
    expect(page.html).toMatch(/id="number"[^>]* value="17"/);
  });
});

test('a client that looks up more than twenty orders gets 429', async () => {
  const client = shop.client();
  const statuses: number[] = [];
  for (let number = 1; number <= 21; number++)
    statuses.push((await client.post('/api/orders/lookup', { number, email: 'olena@example.com' })).status);
  expect(statuses.at(-1)).toBe(429);
});
