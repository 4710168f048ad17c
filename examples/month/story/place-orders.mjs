import { setTimeout as sleep } from 'node:timers/promises';
import { cents, Rest } from '../shop/rest.mjs';
import { customerOf } from './customers.mjs';

const PRODUCTS = 20;

/** Returns the products that the customers of the month buy. */
export async function productsOf(shop) {
  const { items } = await shop.get('/api/products?in_stock=1&per_page=100');
  return items.filter(({ has_variants: has, in_stock: stock }) => !has && stock >= 20).slice(0, PRODUCTS);
}

/** Waits until the shop has issued the invoice of an order, which a job does. */
export async function isInvoiced(shop, { number }) {
  while ((await shop.get(`/api/orders/${number}/documents`)).items.length === 0) await sleep(20);
}

/** Places an order by bank transfer as a guest, and returns what the buyer knows about it. */
export async function placeOrder(url, products, number) {
  const customer = customerOf(number);
  const guest = new Rest(url);
  const headers = { 'X-Forwarded-For': customer.address };
  const { id: product } = products[(number * 7) % products.length];
  const quantity = number % 3 === 0 ? 2 : 1;
  const order = await guest.post(
    '/api/orders',
    {
      items: [{ product_id: product, quantity }],
      customer: {
        ...{ email: customer.email, first_name: customer.first, last_name: customer.last },
        phone: `+49 30 ${901_820 + number}`,
      },
      shipping_address: { address: `Lindenweg ${number}`, city: 'Berlin', zip: '10115', country: 'DE' },
      shipping_method: 'flat_rate',
      payment_method: 'bank_invoice',
    },
    headers,
  );
  const body = { order_id: order.id, payment_method: 'bank_invoice' };
  await guest.post('/api/checkout/pay/bank_invoice', body, { ...headers, 'X-Order-Key': order.key });
  const { id, key, reference } = order;
  return { number: id, key, reference, total: cents(order.total), product, quantity, customer };
}
