import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from './schema';
import { buyWithSession } from './session';
import { dataOf, type Client } from './shop';
import { showPicture } from './uploads';

type Product = components['schemas']['ProductCardResponse'];

/** Prepares a shop, buys in it as a guest, and handles the orders. Returns what a test compares. */
export async function purchase(baseUrl: string, token: string) {
  const admin = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });
  const guest = createClient<paths>({ baseUrl });
  guest.use(rememberCart());

  const made = await prepare(admin);
  const product = await choose(guest);
  const cart = await fillCart(guest, product);
  const placed = await order(guest);
  const status = await handle(admin, placed);
  const cancelled = await orderAndCancel(guest, admin, product);
  const picture = await showPicture(admin, made);
  const session = await buyWithSession(baseUrl, admin, made);
  return { made: made === product.id, ...cart, ...status, cancelled, picture, ...session };
}

/** Sends the cart token of the first answer with the following requests. */
function rememberCart(): Middleware {
  let cart: string | null = null;
  return {
    onRequest({ request }) {
      if (cart) request.headers.set('X-Cart-Token', cart);
      return request;
    },
    onResponse({ response }) {
      cart = response.headers.get('X-Cart-Token') ?? cart;
    },
  };
}

async function prepare(admin: Client): Promise<number> {
  const { id: category } = dataOf(
    await admin.POST('/api/categories', { body: { name: 'Honey', translations: { uk: { name: 'Мед' } } } }),
  );
  const { id } = dataOf(
    await admin.POST('/api/products', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: {
        name: 'Linden honey',
        price_regular: 11.5,
        category,
        in_stock: 4,
        attributes: [{ attribute: 'weight', value: '1 kg' }],
      },
    }),
  );
  dataOf(await admin.PUT('/api/products/{id}', { params: { path: { id } }, body: { price_special: 9.9 } }));
  dataOf(
    await admin.POST('/api/admin/products/{id}/stock', {
      params: { path: { id } },
      body: { change: 6, reason: 'received' },
    }),
  );
  dataOf(
    await admin.PUT('/api/admin/payment-methods/{key}', {
      params: { path: { key: 'bank_invoice' } },
      body: {
        active: true,
        account_holder: 'Quiet Shelf LLC',
        bank_name: 'Bank of Nowhere',
        account_number: 'UA213223130000026007233566001',
        bank_code: '322313',
        tax_id: '12345678',
      },
    }),
  );
  dataOf(
    await admin.PUT('/api/admin/shipping-methods/{key}', {
      params: { path: { key: 'flat_rate' } },
      body: { active: true, costs: { UA: 3.5, '*': 9.9 }, carrier: 'Nova Poshta' },
    }),
  );
  return id;
}

async function choose(guest: Client): Promise<Product> {
  const { items } = dataOf(
    await guest.GET('/api/products', {
      params: { query: { in_stock: 1, attributes: { weight: '1 kg' }, facets: true, sort: '-created_at', lang: 'uk' } },
    }),
  );
  const found = items[0];
  if (!found) throw new Error('nothing is in stock');
  dataOf(await guest.GET('/api/products/{id}', { params: { path: { id: found.alias } } }));
  dataOf(await guest.GET('/api/search/suggestions', { params: { query: { q: 'lind' } } }));
  dataOf(await guest.GET('/api/categories', {}));
  return found;
}

async function fillCart(guest: Client, product: Product) {
  const tooMany = await guest.POST('/api/cart/add', { body: { product_id: product.id, quantity: 99 } });
  const available = tooMany.error?.code === 'insufficient_stock' ? tooMany.error.available : null;
  dataOf(await guest.POST('/api/cart/add', { body: { product_id: product.id, quantity: 2 } }));
  const { items } = dataOf(await guest.GET('/api/checkout/shipping', { params: { query: { country: 'UA' } } }));
  const shipping = items.map(({ key }) => key).sort();
  dataOf(await guest.PUT('/api/cart/shipping', { body: { method: 'flat_rate', country: 'UA' } }));
  const { total } = dataOf(await guest.GET('/api/cart', {}));
  return { available, shipping, total };
}

async function order(guest: Client) {
  const placed = dataOf(
    await guest.POST('/api/orders', {
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: {
        customer: { email: 'ira@example.com', first_name: 'Ira', last_name: 'Koval', phone: '+380441234567' },
        shipping_address: { address: 'Khreshchatyk 1, apt. 5', city: 'Kyiv', zip: '01001', country: 'UA' },
        payment_method: 'bank_invoice',
        shipping_method: 'flat_rate',
      },
    }),
  );
  const { data: paid, error } = await guest.POST('/api/checkout/pay/{method_key}', {
    params: { path: { method_key: 'bank_invoice' }, header: { 'X-Order-Key': placed.key } },
    body: { order_id: placed.id, payment_method: 'bank_invoice' },
  });
  if (!paid) throw new Error(error.code);
  const byKey = { path: { id: placed.id }, header: { 'X-Order-Key': placed.key } };
  dataOf(await guest.POST('/api/orders/{id}/report-payment', { params: byKey }));
  dataOf(await guest.GET('/api/orders/{id}', { params: { path: { id: placed.id }, query: { key: placed.key } } }));
  return placed;
}

async function handle(admin: Client, { id, total }: { id: number; total: number }) {
  const params = { path: { id } };
  dataOf(await admin.GET('/api/admin/dashboard', {}));
  const { items } = dataOf(await admin.GET('/api/orders', { params: { query: { to_verify: 1, per_page: 5 } } }));
  dataOf(await admin.GET('/api/admin/orders/{id}', { params }));
  const verified = dataOf(
    await admin.POST('/api/orders/{id}/verify-payment', {
      params,
      body: { amount: total, reference: `Transfer for ${id}` },
    }),
  );
  dataOf(await admin.POST('/api/admin/orders/{id}/notes', { params, body: { note: 'Deliver after 6 pm' } }));
  dataOf(await admin.PUT('/api/orders/{id}', { params, body: { shipping_address: { zip: '01002' } } }));
  dataOf(await admin.POST('/api/orders/{id}/process', { params }));
  const shipped = { status: 'shipped', tracking_number: '20450000000000' } as const;
  for (const body of [{ status: 'ready_for_shipment' }, shipped, { status: 'completed' }] as const)
    dataOf(await admin.PUT('/api/orders/{id}/status', { params, body }));
  dataOf(await admin.POST('/api/orders/{id}/refund', { params, body: { amount: 5, reason: 'One jar was broken' } }));
  const { items: history } = dataOf(await admin.GET('/api/orders/{id}/history', { params }));
  dataOf(await admin.GET('/api/admin/reports/sales', {}));
  dataOf(await admin.GET('/api/admin/audit', {}));
  dataOf(await admin.GET('/api/admin/mails', {}));
  return { found: items.some((one) => one.id === id), paid: verified.payment_status, entries: history.length > 5 };
}

async function orderAndCancel(guest: Client, admin: Client, product: Product) {
  const { id } = dataOf(
    await guest.POST('/api/checkout/fast-order', { body: { product_id: product.id, phone: '+380441234567' } }),
  );
  const { status } = dataOf(
    await admin.POST('/api/orders/{id}/cancel', { params: { path: { id } }, body: { reason: 'Ordered twice' } }),
  );
  return status;
}
