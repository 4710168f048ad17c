import {
  addToCart,
  createInvoice,
  createOrder,
  downloadInvoice,
  getCsrfToken,
  getOrder,
  logIn,
  logOut,
  payOrder,
  registerAccount,
  updateOwnCustomer,
} from './client';
import { createClient, type Client } from './client/client';
import { dataOf } from './shop';
import { importTransfer } from './uploads';

/** Registers a customer, who buys with the cookie of a session and reads the invoice. Returns what a test compares. */
export async function buyWithSession(baseUrl: string, admin: Client, product_id: number) {
  /** Session and CSRF token, by the name of their cookie or header. */
  const session = new Map<string, string>();
  const client = createClient({ baseUrl, auth: ({ name = '' }) => session.get(name) });
  client.interceptors.response.use((response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^(.*?)=(.*?)(?:;|$)/.exec(cookie) ?? [];
      if (name && value !== undefined) session.set(name, value);
    }
    return response;
  });
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'a quiet shelf of books' };
  dataOf(await registerAccount({ client, body: { ...account, first_name: 'Ira', last_name: 'Koval' } }));
  const { csrf_token } = dataOf(await getCsrfToken({ client }));
  const line = { product_id, quantity: 1 };
  const withoutToken = await addToCart({ client, body: line });
  session.set('X-CSRF-TOKEN', csrf_token ?? '');
  dataOf(await addToCart({ client, body: line }));
  session.set('X-CSRF-TOKEN', dataOf(await logIn({ client, body: account })).csrf_token);
  dataOf(await updateOwnCustomer({ client, body: { phone: '+380441234567' } }));
  const { id, total, reference } = await order(client, account.email);
  const matched = await importTransfer(admin, total, `Order ${reference}`);
  const { payment_status: paidBySession } = dataOf(await getOrder({ client, path: { id } }));
  dataOf(await createInvoice({ client: admin, path: { id } }));
  const { data: invoice } = await downloadInvoice({ client, path: { id } });
  dataOf(await logOut({ client }));
  const isPdf = invoice?.type === 'application/pdf' && (await invoice.text()).startsWith('%PDF-');
  return { refused: withoutToken.error?.code, matched, paidBySession, isPdf };
}

async function order(client: Client, email: string) {
  const placed = dataOf(
    await createOrder({
      client,
      body: {
        customer: { email, first_name: 'Ira', last_name: 'Koval', phone: '+380441234567' },
        shipping_address: { address: 'Khreshchatyk 1, apt. 5', city: 'Kyiv', zip: '01001', country: 'UA' },
        payment_method: 'bank_invoice',
        shipping_method: 'pickup',
      },
    }),
  );
  const { error } = await payOrder({
    client,
    path: { method_key: 'bank_invoice' },
    body: { order_id: placed.id, payment_method: 'bank_invoice' },
  });
  if (error) throw new Error(error.code);
  return placed;
}
