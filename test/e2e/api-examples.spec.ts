import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { startTestShop, type Client, type TestShop } from '#testing';
import { PasswordHasher } from '../../src/identity/passwords/password-hasher.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { jsonRequestOf, operationsOf } from '../../src/platform/http/openapi/operations.js';

const document = JSON.parse(readFileSync(projectFolder('openapi.json'), 'utf8')) as OpenAPIObject;

/** Operations that are called last, because they change the cart line, order status or session that others need. */
const LAST = ['removeFromCart', 'updateOrderStatuses', 'changePassword'];

const examples = operationsOf(document)
  .flatMap((one) => {
    const example = jsonRequestOf(one)?.example;
    return example === undefined ? [] : [{ ...one, id: one.operation.operationId ?? '', example }];
  })
  .sort((a, b) => LAST.indexOf(a.id) - LAST.indexOf(b.id));

/** Error codes with which the shop may answer an example, because its state does not allow the operation. */
const REFUSED: Readonly<Record<string, string>> = {
  captureOrder: 'nothing_reserved',
  voidOrder: 'nothing_reserved',
  disableSecondFactor: 'second_factor_off',
  renewRecoveryCodes: 'second_factor_off',
  keepOverpayment: 'nothing_to_refund',
  movePayment: 'already_paid',
  mergeCustomers: 'account_needs_proof',
  unmatchBankTransaction: 'not_matched',
};

/** Members with a secret from an email or an app. The example has an invented one, which is 422 at this member only. */
const SECRETS: Readonly<Record<string, string>> = {
  resetPassword: 'token',
  verifyEmail: 'token',
  confirmSecondFactor: 'code',
};

/** The ids in the examples, by table. The first records of the shop get these ids. */
const FIRST_IDS = { category: 3, product: 12, cart_item: 31, shop_order: 42 };

const example = (id: string): unknown => examples.find((one) => one.id === id)!.example;
const password = (example('logIn') as { password: string }).password;

/** Key of a method or feed that the shop has. */
const keyIn = (path: string): string =>
  path.includes('feeds') ? 'monobank' : path.includes('shipping') ? 'flat_rate' : 'bank_invoice';

describe('examples of requests in openapi.json', () => {
  let shop: TestShop;
  let admin: Client;
  let owner: Client;
  let customer: Client;
  let guest: Client;
  let imported = 0;

  beforeAll(async () => {
    shop = await startTestShop();
    for (const [table, id] of Object.entries(FIRST_IDS))
      await shop.db.query(`ALTER TABLE ${table} ALTER COLUMN id RESTART WITH ${id}`);
    admin = await shop.admin();
    await admin.post('/api/categories', { name: 'Honey' });
    await admin.post('/api/products', { name: 'Linden honey', price_regular: 11.5, category: 3, in_stock: 1000 });
    await admin.put('/api/admin/payment-methods/bank_invoice', example('updatePaymentMethod'));
    await admin.post('/api/products/12/reviews', example('writeReview'));
    await admin.post('/api/admin/pages', { translations: { en: { title: 'Terms' } } });
    [owner, customer] = await Promise.all([ownerSession(), register('ira@example.com').then(session)]);
    guest = await withCart();
    await placeOrder();
  });
  afterAll(() => shop?.close());

  async function register(email: string): Promise<string> {
    await shop.client().post('/api/auth/register', { ...(example('registerAccount') as object), email });
    return email;
  }

  async function session(email: string): Promise<Client> {
    const client = shop.client({ cookies: true });
    expect((await client.login(email, password)).status).toBe(200);
    return client;
  }

  async function ownerSession(): Promise<Client> {
    const hash = await shop.app.get(PasswordHasher, { strict: false }).hash(password);
    await shop.db.query(
      `INSERT INTO app_user (email, password_hash, role)
      SELECT email, $1, role FROM (VALUES ('owner@example.com', 'owner'), ('manager@example.com', 'manager')) v (email, role)`,
      [hash],
    );
    return session('owner@example.com');
  }

  async function withCart(): Promise<Client> {
    const client = shop.client();
    await client.post('/api/cart/items', example('createCartItem'));
    return client;
  }

  const placeOrder = async (): Promise<number> =>
    (await admin.post('/api/orders', example('createOrder'))).body.data.id as number;

  /** Places an order that waits for a bank transfer. */
  async function orderToPay(): Promise<number> {
    const id = await placeOrder();
    await admin.post('/api/checkout/pay/bank_invoice', { order_id: id, payment_method: 'bank_invoice' });
    return id;
  }

  async function invoicedOrder(): Promise<number> {
    const id = await placeOrder();
    await admin.post(`/api/orders/${id}/invoice`);
    return id;
  }

  async function cancelledOrder(): Promise<number> {
    const id = await placeOrder();
    await admin.post(`/api/orders/${id}/cancel`, {});
    return id;
  }

  /** Records a payment of an order that waits for a bank transfer. */
  async function paidOrder(): Promise<{ readonly id: number; readonly payment: number }> {
    const id = await orderToPay();
    const { body } = await admin.post(`/api/orders/${id}/verify-payment`, {});
    return { id, payment: body.data.payments[0].id as number };
  }

  /** A paid order whose line has the id of the example. */
  async function refundableOrder(): Promise<number> {
    const { lines } = example('refundOrder') as { lines: [{ order_item_id: number }] };
    await shop.db.query(`ALTER TABLE order_item ALTER COLUMN id RESTART WITH ${lines[0].order_item_id}`);
    return (await paidOrder()).id;
  }

  /** Imports a bank transaction for which the shop finds no order. */
  async function bankTransaction(): Promise<number> {
    const { transactions, ...account } = example('importBankTransactions') as { transactions: object[] };
    const sent = { ...transactions[0], external_id: `unknown-${++imported}`, remittance_information: 'hello' };
    const { body } = await admin.post('/api/admin/bank-transactions', { ...account, transactions: [sent] });
    const list = await admin.get(`/api/admin/bank-transactions?statement_id=${body.data.id}`);
    return list.body.data.items[0].id as number;
  }

  /** Records a refund that waits for its bank transfer, and sets its receiver. */
  async function dueRefund(): Promise<number> {
    const { id } = await paidOrder();
    const { body } = await admin.post(`/api/orders/${id}/refund`, { reason: 'Returned goods' });
    const refund = body.data.refunds[0].id as number;
    await admin.put(`/api/admin/refunds/${refund}`, example('updateBankRefund'));
    return refund;
  }

  /** Imports a courier's register with a number that no order has; returns the path of its row. */
  async function courierRow(): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([`Tracking number,COD amount\nUNKNOWN${++imported},5.00\n`]), 'register.csv');
    const { id } = (await admin.upload('/api/admin/courier-registers', form)).body.data;
    const rows = await admin.get(`/api/admin/courier-registers/${id}/rows`);
    return `/api/admin/courier-registers/${id}/rows/${rows.body.data.items[0].id}`;
  }

  async function refundFile(): Promise<number> {
    await dueRefund();
    return (await admin.post('/api/admin/refund-files', example('createRefundFile'))).body.data.id as number;
  }

  async function callerOf({ id, path, operation }: (typeof examples)[number]): Promise<Client> {
    if (id === 'processCheckout') return withCart();
    if (id === 'eraseOwnAccount') return session(await register('gone@example.com'));
    if (path.startsWith('/api/auth/') && !operation['x-admitted']) return shop.client();
    if (/auth\/(proof|second-factor|tokens)|administrators/.test(path)) return owner;
    if (path.startsWith('/api/auth/')) return customer;
    return /\/(cart|wishlist|compare)/.test(path) ? guest : admin;
  }

  async function addressOf({ id: operationId, path }: (typeof examples)[number]): Promise<string> {
    if (path.includes('{payment}')) {
      const { id, payment } = await paidOrder();
      return path.replace('{id}', String(id)).replace('{payment}', String(payment));
    }
    if (path.includes('/rows/')) return courierRow();
    if (operationId === 'createRefundFile') await dueRefund();
    const id = async (): Promise<number> => {
      if (operationId === 'reinstateOrder') return cancelledOrder();
      if (operationId === 'refundOrder') return refundableOrder();
      if (operationId === 'createCreditNote') return invoicedOrder();
      if (path.includes('/orders/')) return operationId === 'verifyPayment' ? orderToPay() : placeOrder();
      if (path.includes('/bank-transactions/')) return bankTransaction();
      if (path.includes('/refund-files/')) return refundFile();
      if (path.includes('/refunds/')) return dueRefund();
      if (path.includes('/cart/')) return FIRST_IDS.cart_item;
      if (path.includes('/products/')) return FIRST_IDS.product;
      if (path.includes('/categories/')) return FIRST_IDS.category;
      // Customers are listed outside /api/admin.
      const list = path.slice(0, path.indexOf('/{')).replace('/admin/customers', '/customers');
      const owned = await (path.includes('/auth/') ? customer : path.includes('administrators') ? owner : admin).get(
        list,
      );
      return owned.body.data.items.at(-1).id as number;
    };
    return path
      .replace('{id}', path.includes('{id}') ? String(await id()) : '')
      .replace('{key}', keyIn(path))
      .replace('{method_key}', 'bank_invoice')
      .replace('{name}', 'color');
  }

  it.each(examples)('the request example of $id in openapi.json is valid for a running shop', async (one) => {
    const { id } = one;
    const caller = await callerOf(one);
    // The order of the example stays unpaid for the example of payOrder.
    const request = id === 'matchBankTransaction' ? { allocations: [{ order_id: await orderToPay() }] } : one.example;
    const { status, body } = await caller.send(one.method.toUpperCase(), await addressOf(one), request);
    if (SECRETS[id]) expect([status, Object.keys(body.errors)]).toEqual([422, [SECRETS[id]]]);
    else if (REFUSED[id]) expect([status, body.code]).toEqual([409, REFUSED[id]]);
    else expect([status < 300, body.code, body.errors]).toEqual([true, undefined, undefined]);
  });
});
