import { createServer } from 'node:http';
import pg from 'pg';

/**
 * The server that the shop is compared with: only node:http and pg with prepared statements. It returns the same rows
 * as the shop's pages, and takes orders and adds to carts with hand-written transactions. The environment sets its PORT
 * and DATABASE_URL.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const CARD = `id, name, alias, short_description, price_regular, price_special, price, sku, in_stock, featured,
  published, category_id,
  reviews_count, rating_sum, has_variants, (SELECT image FROM product_image i WHERE i.product_id = p.id ORDER BY sort,
    i.id LIMIT 1) AS image`;

const queries = {
  list: {
    name: 'list',
    text: `SELECT ${CARD} FROM product p WHERE published AND deleted_at IS NULL ORDER BY position, id LIMIT 20`,
  },
  category: {
    name: 'category',
    text: `SELECT ${CARD} FROM product p WHERE category_id = $1 AND published AND deleted_at IS NULL ORDER BY position,
      id LIMIT 20`,
  },
  detail: {
    name: 'detail',
    text: `SELECT p.*, (SELECT json_agg(i) FROM product_image i WHERE i.product_id = p.id) AS images,
      (SELECT json_agg(a) FROM product_attribute a WHERE a.product_id = p.id) AS attributes,
      (SELECT json_agg(v) FROM product_variant v WHERE v.product_id = p.id) AS variants
      FROM product p WHERE id = $1 AND published AND deleted_at IS NULL`,
  },
  categories: {
    name: 'categories',
    text: `SELECT id, name, alias, description, parent_id, published, position FROM category WHERE published
      ORDER BY position, id`,
  },
};

async function submitOrder({ product_id: product, quantity }) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const taken = await client.query({
      name: 'take',
      text: 'UPDATE product SET in_stock = in_stock - $2 WHERE id = $1 AND in_stock >= $2 RETURNING price, name, sku',
      values: [product, quantity],
    });
    const { price, name, sku } = taken.rows[0];
    const total = String(BigInt(price) * BigInt(quantity));
    const key = crypto.randomUUID();
    const order = await client.query({
      name: 'order',
      text: `INSERT INTO shop_order (key, reference, status, currency, language, email, subtotal, tax, shipping, total,
        prices_include_tax, payment_method,
        shipping_address, billing_address) VALUES ($1, $2, 'pending', 'EUR', 'en', 'raw@example.com', $3, 0, 0, $3,
          true, 'cash', '{}', '{}') RETURNING id`,
      values: [key, `RAW${key}`, total],
    });
    const { id } = order.rows[0];
    await client.query({
      name: 'line',
      text: `INSERT INTO order_item (order_id, product_id, name, sku, quantity, price, total) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      values: [id, product, name, sku, quantity, price, total],
    });
    await client.query({
      name: 'payment',
      text: `INSERT INTO payment (order_id, method, amount, currency, status, actor, idempotency_key)
        VALUES ($1, 'cash', $2, 'EUR', 'captured', '{}', $3)`,
      values: [id, total, crypto.randomUUID()],
    });
    await client.query('COMMIT');
    return { id, total };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function addToNewCart({ product_id: product, quantity }) {
  const { rows } = await pool.query({ ...queries.detail, values: [product] });
  const { price, in_stock: left, name } = rows[0];
  if (quantity > left) throw new Error('short');
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const cart = await client.query({
      name: 'cart',
      text: 'INSERT INTO cart (holder) VALUES ($1) ON CONFLICT (holder) DO UPDATE SET updated_at = now() RETURNING id',
      values: [`g:${crypto.randomUUID()}`],
    });
    const item = await client.query({
      name: 'item',
      text: `INSERT INTO cart_item AS i (cart_id, product_id, quantity, price_seen) VALUES ($1, $2, $3, $4)
        ON CONFLICT (cart_id, product_id, variant_id) DO UPDATE SET quantity = i.quantity + excluded.quantity
          RETURNING id, quantity`,
      values: [cart.rows[0].id, product, quantity, price],
    });
    await client.query('COMMIT');
    return { id: cart.rows[0].id, items: [{ ...item.rows[0], product_id: product, name, price }] };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

function read(path) {
  const [name, id] = path.slice(1).split('/');
  return pool.query({ ...queries[name], values: id ? [Number(id)] : [] });
}

createServer((request, response) => {
  const send = (status, body) => {
    const text = JSON.stringify(body);
    response
      .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  };
  if (request.method === 'GET')
    return void read(request.url).then(
      ({ rows }) => send(200, rows),
      () => send(500, {}),
    );
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on(
    'end',
    () =>
      void (request.url === '/cart' ? addToNewCart : submitOrder)(JSON.parse(body)).then(
        (made) => send(201, made),
        () => send(500, {}),
      ),
  );
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
