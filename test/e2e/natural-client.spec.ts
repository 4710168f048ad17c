import { startTestShop, type TestShop } from '#testing';
import type { Answer, Body, Data, ErrorCode, Failure, operations } from '../../libs/api-types/index.js';
import { address, buyer, makeProduct, offerBankInvoice } from '../fixtures/orders.js';

type Result<Id extends keyof operations> = Answer<Id> | Failure<Id>;

/** A client as somebody would write it who has only the generated types: no cast, no helper of ours. */
class ShopClient {
  private cartToken = '';

  constructor(
    private readonly url: string,
    private readonly token?: string,
  ) {}

  readonly listProducts = (): Promise<Result<'listProducts'>> => this.call('GET', '/api/products?in_stock=1');
  readonly addToCart = (body: Body<'addToCart'>): Promise<Result<'addToCart'>> =>
    this.call('POST', '/api/cart/add', body);
  readonly createOrder = (body: Body<'createOrder'>): Promise<Result<'createOrder'>> =>
    this.call('POST', '/api/orders', body);
  readonly payOrder = (method: string, body: Body<'payOrder'>): Promise<Result<'payOrder'>> =>
    this.call('POST', `/api/checkout/pay/${method}`, body);
  readonly verifyPayment = (id: number, body: Body<'verifyPayment'>): Promise<Result<'verifyPayment'>> =>
    this.call('POST', `/api/orders/${id}/verify-payment`, body);

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.cartToken && { 'x-cart-token': this.cartToken }),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    this.cartToken = response.headers.get('x-cart-token') ?? this.cartToken;
    return response.json();
  }
}

const items = (result: Result<'listProducts'>): Data<'listProducts'>['items'] =>
  result.success ? result.data.items : [];

/** What a buyer is told when the cart takes no more: every code that the operation can give has its branch. */
function refusal(failure: Failure<'addToCart'>): string {
  switch (failure.code) {
    case 'insufficient_stock':
      return `Only ${failure.available} left`;
    case 'cart_full':
      return 'The cart is full';
    case 'unknown_product':
      return 'It is gone';
    case 'validation_failed':
      return Object.keys(failure.errors).join(', ');
    default:
      return general(failure.code);
  }
}

const general = (code: Exclude<ErrorCode, 'insufficient_stock' | 'cart_full' | 'unknown_product'>): string => code;

describe('a client written against the generated types', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
    await makeProduct(await shop.admin(), { in_stock: 3 });
    await offerBankInvoice(await shop.admin());
  });
  afterAll(() => shop.close());

  it('lists, fills a cart, orders, and knows what every refusal means', async () => {
    const client = new ShopClient(shop.url);
    const product = items(await client.listProducts())[0]!;
    const refused = await client.addToCart({ product_id: product.id, quantity: 9 });
    expect(refused.success || refusal(refused)).toBe('Only 3 left');
    const added = await client.addToCart({ product_id: product.id, quantity: 1 });
    expect(added.success && added.miniCart.count).toBe(1);
    const made = await client.createOrder({
      customer: buyer,
      shipping_address: address,
      payment_method: 'bank_invoice',
    });
    if (!made.success) throw new Error(made.code);
    const { id, total } = made.data;
    const admin = new ShopClient(shop.url, await adminToken(shop));
    const paying = await admin.payOrder('bank_invoice', { order_id: id, payment_method: 'bank_invoice' });
    expect(paying.success && paying.order.status).toBe('awaiting_payment');
    const verified = await admin.verifyPayment(id, { amount: total, reference: 'TR-1' });
    expect(verified.success && verified.data.payment_status).toBe('paid');
    const again = await admin.verifyPayment(id, { reference: 'TR-2' });
    expect(again.success || again.code).toBe('already_paid');
  });
});

async function adminToken(shop: TestShop): Promise<string> {
  const made = await (await shop.admin()).post('/api/auth/tokens', { name: 'Natural', scopes: ['admin'] });
  return String(made.body.data.token);
}
