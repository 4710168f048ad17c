import { Agent, request } from 'node:http';

/**
 * Sends requests over some connections for some seconds and counts the answers; runs in its own process. The job
 * comes as a message {url, seconds, connections, orders?: {products, perSecond?, ownAddresses?}, checkout?}; the answer
 * is {perSecond, errors, p50, p99, count}, in milliseconds. With `ownAddresses`, each order has another client address,
 * as behind a proxy that the shop trusts. With `checkout`, `url` is the address of a shop, and each unit is a guest who
 * fills a cart, orders and pays by bank invoice: three requests.
 */
process.on('message', (job) => void run(job).then((result) => process.send(result)));

async function run({ url, seconds, connections, orders, checkout }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const times = [];
  let errors = 0;
  let n = 0;
  const one = async () => {
    const started = performance.now();
    const product = orders ? orders.products[n++ % orders.products.length] : 0;
    const buyer = orders?.ownAddresses ? n : null;
    const { status } = checkout
      ? await wholeCheckout(agent, url, product)
      : await send(agent, url, orders && JSON.stringify(bodyOf(product, buyer)), buyer);
    if (status >= 400) errors++;
    else times.push(performance.now() - started);
  };
  const worker = async () => {
    while (performance.now() < end) {
      await one();
      if (orders?.perSecond)
        await new Promise((resolve) => setTimeout(resolve, (1000 * connections) / orders.perSecond));
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    errors,
    count: times.length + errors,
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

const address = { name: 'Load', address: 'Street 1', city: 'Kyiv', zip: '01001', country: 'UA' };

const bodyOf = (product, buyer) => ({
  product_id: product,
  quantity: 1,
  items: [{ product_id: product, quantity: 1 }],
  customer: { email: `load${buyer ?? product}@example.com`, first_name: 'Load' },
  shipping_address: address,
  payment_method: 'cash',
});

/** Returns the first answer that is an error, otherwise the last answer. */
async function wholeCheckout(agent, shop, product) {
  const post = (path, body, headers) => send(agent, shop + path, JSON.stringify(body), null, headers);
  const added = await post('/api/cart/add', { product_id: product, quantity: 1 });
  if (added.status >= 400) return added;
  const guest = { 'x-cart-token': added.cartToken };
  const { items, ...order } = { ...bodyOf(product, null), payment_method: 'bank_invoice' };
  const ordered = await post('/api/orders', order, guest);
  if (ordered.status >= 400) return ordered;
  const { id } = JSON.parse(ordered.text).data;
  return post('/api/checkout/pay/bank_invoice', { order_id: id, payment_method: 'bank_invoice' }, guest);
}

function send(agent, url, body, buyer, headers = {}) {
  const from =
    buyer === null ? headers : { 'x-forwarded-for': `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}` };
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        agent,
        method: body ? 'POST' : 'GET',
        headers: {
          ...from,
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        let text = '';
        if (!body) response.resume();
        else
          response.setEncoding('utf8').on('data', (chunk) => {
            text += chunk;
          });
        response.on('end', () =>
          resolve({ status: response.statusCode, cartToken: response.headers['x-cart-token'], text }),
        );
      },
    );
    sent.on('error', () => resolve({ status: 599 }));
    sent.end(body);
  });
}
