import createClient from 'openapi-fetch';
import type { paths } from './schema';
import { dataOf, type Client } from './shop';
import { importTransfer } from './uploads';

/** Registers a customer, who buys with the cookie of a session and reads the invoice. Returns what a test compares. */
export async function buyWithSession(baseUrl: string, admin: Client, product_id: number) {
  const browser = new Browser();
  const customer = createClient<paths>({ baseUrl });
  customer.use(browser);
  const account = { email: `${crypto.randomUUID()}@example.com`, password: 'a quiet shelf of books' };
  dataOf(await customer.POST('/api/auth/register', { body: { ...account, first_name: 'Ira', last_name: 'Koval' } }));
  const { csrf_token } = dataOf(await customer.GET('/api/auth/csrf', {}));
  const line = { product_id, quantity: 1 };
  const withoutToken = await customer.POST('/api/cart/add', { body: line });
  browser.csrfToken = csrf_token ?? '';
  dataOf(await customer.POST('/api/cart/add', { body: line }));
  browser.csrfToken = dataOf(await customer.POST('/api/auth/login', { body: account })).csrf_token;
  dataOf(await customer.PUT('/api/auth/me', { body: { phone: '+380441234567' } }));
  const { id, total, reference } = await order(customer, account.email);
  const matched = await importTransfer(admin, total, `Order ${reference}`);
  const path = { id };
  const { payment_status: paidBySession } = dataOf(await customer.GET('/api/orders/{id}', { params: { path } }));
  dataOf(await admin.POST('/api/orders/{id}/invoice', { params: { path } }));
  const { data: invoice } = await customer.GET('/api/orders/{id}/invoice', { params: { path }, parseAs: 'blob' });
  dataOf(await customer.POST('/api/auth/logout', {}));
  const isPdf = invoice?.type === 'application/pdf' && (await invoice.text()).startsWith('%PDF-');
  return { refused: withoutToken.error?.code, matched, paidBySession, isPdf };
}

/** Sends the cookies of earlier answers, and the CSRF token of the page. */
class Browser {
  csrfToken = '';
  private readonly cookies = new Map<string, string>();

  onRequest = ({ request }: { request: Request }): Request => {
    if (this.cookies.size > 0)
      request.headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
    if (this.csrfToken && request.method !== 'GET') request.headers.set('X-CSRF-TOKEN', this.csrfToken);
    return request;
  };

  onResponse = ({ response }: { response: Response }): void => {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^(.*?)=(.*?)(?:;|$)/.exec(cookie) ?? [];
      if (name && value !== undefined) this.cookies.set(name, value);
    }
  };
}

async function order(customer: Client, email: string) {
  const placed = dataOf(
    await customer.POST('/api/orders', {
      body: {
        customer: { email, first_name: 'Ira', last_name: 'Koval', phone: '+380441234567' },
        shipping_address: { address: 'Khreshchatyk 1, apt. 5', city: 'Kyiv', zip: '01001', country: 'UA' },
        payment_method: 'bank_invoice',
        shipping_method: 'pickup',
      },
    }),
  );
  const { error } = await customer.POST('/api/checkout/pay/{method_key}', {
    params: { path: { method_key: 'bank_invoice' } },
    body: { order_id: placed.id, payment_method: 'bank_invoice' },
  });
  if (error) throw new Error(error.code);
  return placed;
}
