import {
  addToCart,
  cancelOrder,
  chooseCartShipping,
  correctStock,
  createCategory,
  createFastOrder,
  createOrder,
  createOrderNote,
  createProduct,
  getAdminOrder,
  getCart,
  getDashboard,
  getOrder,
  getOrderHistory,
  getProduct,
  getSalesReport,
  listAuditEntries,
  listCartShippingMethods,
  listCategories,
  listMails,
  listOrders,
  listProducts,
  payOrder,
  processOrder,
  refundOrder,
  reportPayment,
  suggestSearch,
  updateOrder,
  updateOrderStatus,
  updatePaymentMethod,
  updateProduct,
  updateShippingMethod,
  verifyPayment,
  type ProductCardResponse,
} from './client';
import { createClient, type Client } from './client/client';
import { buyWithSession } from './session';
import { dataOf } from './shop';
import { showPicture } from './uploads';

/** Prepares a shop, buys in it as a guest, and handles the orders. Returns what a test compares. */
export async function purchase(baseUrl: string, token: string) {
  const admin = createClient({ baseUrl, auth: ({ scheme }) => (scheme === 'bearer' ? token : undefined) });
  const guest = guestClient(baseUrl);

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
function guestClient(baseUrl: string): Client {
  let cart: string | undefined;
  const client = createClient({ baseUrl, auth: ({ name }) => (name === 'X-Cart-Token' ? cart : undefined) });
  client.interceptors.response.use((response) => {
    cart = response.headers.get('X-Cart-Token') ?? cart;
    return response;
  });
  return client;
}

async function prepare(client: Client): Promise<number> {
  const { id: category } = dataOf(
    await createCategory({ client, body: { name: 'Honey', translations: { uk: { name: 'Мед' } } } }),
  );
  const { id } = dataOf(
    await createProduct({
      client,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: {
        name: 'Linden honey',
        price_regular: 11.5,
        category,
        in_stock: 4,
        attributes: [{ attribute: 'weight', value: '1 kg' }],
      },
    }),
  );
  dataOf(await updateProduct({ client, path: { id }, body: { price_special: 9.9 } }));
  dataOf(await correctStock({ client, path: { id }, body: { change: 6, reason: 'received' } }));
  dataOf(
    await updatePaymentMethod({
      client,
      path: { key: 'bank_invoice' },
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
  const body = { active: true, costs: { UA: 3.5, '*': 9.9 }, carrier: 'Nova Poshta' };
  dataOf(await updateShippingMethod({ client, path: { key: 'flat_rate' }, body }));
  return id;
}

async function choose(client: Client): Promise<ProductCardResponse> {
  const { items } = dataOf(
    await listProducts({
      client,
      query: { in_stock: 1, attributes: { weight: '1 kg' }, facets: true, sort: '-created_at', lang: 'uk' },
    }),
  );
  const found = items[0];
  if (!found) throw new Error('nothing is in stock');
  dataOf(await getProduct({ client, path: { id: found.alias } }));
  dataOf(await suggestSearch({ client, query: { q: 'lind' } }));
  dataOf(await listCategories({ client }));
  return found;
}

async function fillCart(client: Client, product: ProductCardResponse) {
  const { error } = await addToCart({ client, body: { product_id: product.id, quantity: 99 } });
  const available = error?.code === 'insufficient_stock' ? error.available : null;
  dataOf(await addToCart({ client, body: { product_id: product.id, quantity: 2 } }));
  const { items } = dataOf(await listCartShippingMethods({ client, query: { country: 'UA' } }));
  const shipping = items.map(({ key }) => key).sort();
  dataOf(await chooseCartShipping({ client, body: { method: 'flat_rate', country: 'UA' } }));
  const { total } = dataOf(await getCart({ client }));
  return { available, shipping, total };
}

async function order(client: Client) {
  const placed = dataOf(
    await createOrder({
      client,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: {
        customer: { email: 'ira@example.com', first_name: 'Ira', last_name: 'Koval', phone: '+380441234567' },
        shipping_address: { address: 'Khreshchatyk 1, apt. 5', city: 'Kyiv', zip: '01001', country: 'UA' },
        payment_method: 'bank_invoice',
        shipping_method: 'flat_rate',
      },
    }),
  );
  const { id, key } = placed;
  const byKey = { client, path: { id }, headers: { 'X-Order-Key': key } };
  const { error } = await payOrder({
    client,
    path: { method_key: 'bank_invoice' },
    headers: { 'X-Order-Key': key },
    body: { order_id: id, payment_method: 'bank_invoice' },
  });
  if (error) throw new Error(error.code);
  dataOf(await reportPayment(byKey));
  dataOf(await getOrder({ client, path: { id }, query: { key } }));
  return placed;
}

async function handle(client: Client, { id, total }: { id: number; total: number }) {
  const at = { client, path: { id } };
  dataOf(await getDashboard({ client }));
  const { items } = dataOf(await listOrders({ client, query: { to_verify: 1, per_page: 5 } }));
  dataOf(await getAdminOrder(at));
  const verified = dataOf(await verifyPayment({ ...at, body: { amount: total, reference: `Transfer for ${id}` } }));
  dataOf(await createOrderNote({ ...at, body: { note: 'Deliver after 6 pm' } }));
  dataOf(await updateOrder({ ...at, body: { shipping_address: { zip: '01002' } } }));
  dataOf(await processOrder(at));
  const shipped = { status: 'shipped', tracking_number: '20450000000000' } as const;
  for (const body of [{ status: 'ready_for_shipment' }, shipped, { status: 'completed' }] as const)
    dataOf(await updateOrderStatus({ ...at, body }));
  dataOf(await refundOrder({ ...at, body: { amount: 5, reason: 'One jar was broken' } }));
  const { items: history } = dataOf(await getOrderHistory(at));
  dataOf(await getSalesReport({ client }));
  dataOf(await listAuditEntries({ client }));
  dataOf(await listMails({ client }));
  return { found: items.some((one) => one.id === id), paid: verified.payment_status, entries: history.length > 5 };
}

async function orderAndCancel(guest: Client, admin: Client, product: ProductCardResponse) {
  const { id } = dataOf(
    await createFastOrder({ client: guest, body: { product_id: product.id, phone: '+380441234567' } }),
  );
  const { status } = dataOf(await cancelOrder({ client: admin, path: { id }, body: { reason: 'Ordered twice' } }));
  return status;
}
