import { startTestShop, type Client, type TestShop } from '#testing';
import { delivered } from '../fixtures/delivered.js';
import { mailsOf, type ParsedMail } from '../fixtures/mails.js';
import { buyer, makeProduct, offerBankInvoice, pay, place } from '../fixtures/orders.js';

const seller = {
  name: 'Quiet Shelf LLC',
  address: 'Khreshchatyk 22',
  city: 'Kyiv',
  zip: '01001',
  country: 'UA',
  phone: '+380 44 123 45 67',
  email: 'hello@quiet-shelf.example',
};

let shop: TestShop;
let admin: Client;
let product: number;
beforeAll(async () => {
  shop = await startTestShop({ env: { SHOP_CURRENCY: 'UAH' } });
  admin = await shop.admin();
  await offerBankInvoice(admin);
  await admin.put('/api/admin/settings', { shop_name: 'Quiet Shelf', seller });
  product = await makeProduct(admin, { in_stock: 100 });
});
afterAll(() => shop.close());

let made = 0;
/** Places an order by transfer with a new email address. Returns the order and the email that asks for the payment. */
async function ordered(customer: object = {}, language = 'en', more: object = {}) {
  const email = `mail-content-${++made}@example.com`;
  const headers = { 'accept-language': language };
  const { body } = await place(
    shop.client(),
    product,
    { customer: { ...buyer, email, ...customer }, ...more },
    headers,
  );
  await pay(shop.client(), body.data, 'bank_invoice');
  const last = (await mailsTo(email)).at(-1)!;
  return { order: body.data as { id: number; reference: string }, email, last };
}
async function mailsTo(email: string): Promise<ParsedMail[]> {
  await delivered(shop);
  return (await mailsOf(shop)).filter(({ to }) => to?.text === email);
}
/** Returns the text part, and the HTML part without tags. */
const bodies = ({ text, html }: ParsedMail): string[] => [
  text ?? '',
  (html ?? '').replace(/<(style|title)>.*?<\/\1>|<[^>]+>/gs, '').replaceAll(/\s+/g, ' '),
];

test.each([
  ['en', 'Hello Olena Bondar,'],
  ['uk', 'Вітаємо, Olena Bondar!'],
  ['ru', 'Здравствуйте, Olena Bondar!'],
])('an email in the language %s greets a guest by name', async (language, greeting) => {
  for (const body of bodies((await ordered({}, language)).last)) expect(body).toContain(greeting);
});

test.each([
  ['Win at evil.example', 'Now'],
  ['Call 0501234567', 'Now'],
  ['Your order was cancelled', 'call us at once'],
  ['<b>Olena</b>', 'Bondar'],
])('the name “%s %s”, which could be a message to a stranger, is not in the greeting', async (first, last) => {
  const mail = (await ordered({ first_name: first, last_name: last })).last;
  for (const body of bodies(mail)) {
    expect(body).toContain('Hello,');
    expect(body).not.toContain(first);
  }
});

test('an email with bank details has the payment code and exactly one text to enter as the payment description', async () => {
  const { order, last } = await ordered();
  for (const body of bodies(last)) {
    expect(body).toContain(`, reference ${order.reference}`);
    expect(body.split(order.reference)).toHaveLength(2);
  }
  const picture = last.attachments.find(({ contentType }) => contentType === 'image/png');
  expect(last.html).toContain(`cid:${picture!.cid}`);
});

test('an email about a shipment has the carrier, the tracking number and a link to the parcel', async () => {
  await admin.put('/api/admin/shipping-methods/flat_rate', {
    active: true,
    costs: { '*': 49 },
    tracking_url: 'https://track.example/?number={number}',
  });
  const { order, email } = await ordered({}, 'en', { shipping_method: 'flat_rate' });
  const shipment = { id: order.id, carrier: 'Nova Poshta', tracking_number: '59000123456789' };
  await admin.post(`/api/orders/${order.id}/verify-payment`, {});
  const { body } = await admin.post('/api/admin/orders/ship', { orders: [shipment], notify: true });
  expect(body.data.items[0].outcome).toBe('shipped');
  const shipped = (await mailsTo(email)).find(({ subject }) => subject?.includes('has shipped'))!;
  expect(shipped.text).toMatch(/Carrier: Nova Poshta\nTracking number: 59000123456789\nTrack parcel: https:\S+59000/);
  for (const one of bodies(shipped)) expect(one).toMatch(/Carrier:? ?Nova Poshta\s*Tracking number:? ?59000123456789/);
  expect(shipped.html).toMatch(/<a class="button" href="https:\/\/track\.example\/\?number=59000123456789"/);
});

test.each([
  ['en', 'Ukraine', 'Any questions? Reply to this email'],
  ['uk', 'Україна', 'Є запитання? Відповідайте на цей лист'],
  ['ru', 'Украина', 'Есть вопросы? Ответьте на это письмо'],
])(
  'in the language %s, an email ends with name, address and phone of the shop and invites to reply',
  async (language, country, hint) => {
    const { last } = await ordered({}, language);
    expect(last.replyTo?.value).toEqual([{ name: 'Quiet Shelf', address: seller.email }]);
    for (const body of bodies(last)) {
      const footer = body.slice(body.lastIndexOf('Khreshchatyk 22') - 40);
      for (const part of ['Quiet Shelf', `Khreshchatyk 22, 01001 Kyiv, ${country}`, seller.phone, hint, seller.email])
        expect(footer).toContain(part);
    }
  },
);

test('if the shop has no email address, emails say that replies are not read, and give the phone number or the website', async () => {
  await admin.put('/api/admin/settings', { seller: { email: null } });
  const called = (await ordered()).last;
  expect(called.replyTo).toBeUndefined();
  for (const body of bodies(called)) expect(body).toContain(`Replies to this email are not read. Call ${seller.phone}`);
  await admin.put('/api/admin/settings', { seller: { phone: null } });
  for (const body of bodies((await ordered()).last))
    expect(body).toContain('Replies to this email are not read. Visit');
  await admin.put('/api/admin/settings', { seller });
});

test('emails about an account greet the customer by name', async () => {
  const email = 'olena.account@example.com';
  const { status } = await shop.client().post('/api/auth/register', { ...buyer, email, password: 'a-fine-password' });
  expect(status).toBe(201);
  const [welcome] = await mailsTo(email);
  for (const body of bodies(welcome!)) expect(body).toContain('Hello Olena Bondar,');
});

test('the preview of an email in the panel has the greeting and the footer of the email', async () => {
  const { content } = (await admin.get('/api/admin/mail-previews/order_status.shipped?language=en')).body.data;
  for (const body of bodies(content))
    for (const part of ['Hello Olena Koval,', 'Khreshchatyk 22, 01001 Kyiv, Ukraine', seller.phone, 'Tracking number'])
      expect(body).toContain(part);
});
