import { readFile } from 'node:fs/promises';
import { startTestShop, type Client, type TestShop } from '#testing';
import { makeProduct } from '../fixtures/orders.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

let shop: TestShop;
let admin: Client;
let product: number;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  product = await makeProduct(admin);
});
afterAll(() => shop?.close());

/**
 * JavaScript writes NaN, an invalid date and a missing number as null: none of them may become the value by default.
 */
describe('null', () => {
  test.each([
    ['POST', '/api/cart/items', 'quantity'], ['POST', '/api/checkout/fast-order', 'quantity'],
    ['POST', '/api/checkout/fast-order', 'product_id'],
    ['POST', '/api/orders', 'items'], ['POST', '/api/orders', 'customer_id'], ['POST', '/api/orders', 'language'],
    ['POST', '/api/orders/1/verify-payment', 'amount'],
    ['POST', '/api/orders/1/verify-payment', 'received_at'], ['POST', '/api/orders/1/refund', 'amount'],
    ['PUT', '/api/orders/1', 'version'],
    ['POST', '/api/orders/1/cancel', 'notify'], ['PUT', '/api/admin/tax', 'rates'],
    ['POST', '/api/auth/tokens', 'expires_in_days'],
    ['PUT', '/api/admin/payment-methods/cash', 'version'], ['PUT', '/api/admin/shipping-methods/pickup', 'version'],
  ])('in %s %s is no %s: 422', async (method, path, field) => {
    const { status, body } = await admin.send(method, path, { product_id: product, [field]: null });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, expect.arrayContaining([field])]);
  });

  test('of a line\'s quantity or price orders nothing', async () => {
    const { status, body } = await admin.post(
      '/api/orders', { items: [{ product_id: product, quantity: null, price: null }] },
    );
    expect([status, Object.keys(body.errors)]).toEqual([
      422, expect.arrayContaining(['items.0.quantity', 'items.0.price']),
    ]);
  });

  /** The document in the repository: its schemas come from the types, which only a build knows. */
  test('is refused by every operation for each number, yes or no, list and object that is not documented as nullable', async () => {
    const { paths, components } = JSON.parse(await readFile('openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> }
    };
    const taken: string[] = [];
    let tried = 0;
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { requestBody }] of Object.entries(operations)) {
        const name = requestBody?.content?.['application/json']?.schema?.$ref?.split('/').at(-1);
        const fields =
          Object.entries(components.schemas[name ?? '']?.properties ?? {}).filter(([, schema]) => isChecked(schema))
            .map(([field]) => field);
        if (fields.length === 0) continue;
        const { body } = await admin.send(
          method.toUpperCase(), path.replace(/\{\w+\}/g, '1'), Object.fromEntries(fields.map((field) => [field, null])),
        );
        taken.push(
          ...fields.filter((field) => !(field in (body.errors ?? {}))).map((field) => `${method} ${path} ${field}`)
        );
        tried += fields.length;
      }
    }
    expect(taken).toEqual([]);
    expect(tried).toBeGreaterThan(50);
  });
});

/** Texts are left out: null is none for them. */
const isChecked =
  ({ type, anyOf }: Schema): boolean => !anyOf && ![type].flat().some((one) => one === 'null' || one === 'string');
