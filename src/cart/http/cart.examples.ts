import type { DocumentedOptions } from '../../platform/http/openapi/documented.decorator.js';

const product = {
  id: 12,
  title: 'Linden honey',
  name: 'Linden honey',
  alias: 'linden-honey',
  link: 'http://localhost:3000/product/linden-honey',
  image: '/media/demo/linden-honey.svg',
  price: 9.9,
  old_price: 11.5,
  sku: 'HON-1',
  in_stock: 14,
  attributes: {},
};

const cart = {
  id: 7,
  items: [
    {
      id: 31,
      product_id: 12,
      variant_id: 4,
      product,
      quantity: 2,
      price: 9.9,
      total: 19.8,
      price_changed: null,
      unavailable: null,
      max_quantity: 10,
      message: 'The price has changed from €9.50 to €9.90.',
    },
  ],
  subtotal: 19.8,
  tax: 3.3,
  shipping: 0,
  total: 19.8,
  currency: 'EUR',
  prices_include_tax: true,
  count: 2,
  shipping_method: 'pickup',
  shipping_country: 'UA',
};

/** Every cart answer. `product` is what the call was about, null otherwise; its amounts, and those of `miniCart`, are texts. */
export const CART_ANSWER = {
  example: {
    success: true,
    data: cart,
    message: 'Added to the cart.',
    product: { ...product, variant_id: 4, price: '9.90', old_price: '11.50' },
    miniCart: { count: 2, total: '19.80', currency: 'EUR' },
  },
  optional: ['id', 'message'],
} satisfies Partial<DocumentedOptions>;

export const QUOTES = {
  example: {
    success: true,
    message: 'Done.',
    data: {
      items: [
        { key: 'flat_rate', title: 'Delivery', cost: 4.9, delivery_time: '2–4 working days', carrier: 'Nova Poshta' },
      ],
    },
    meta: { total: 1, page: 1, per_page: 1 },
  },
  optional: ['carrier'],
} satisfies Partial<DocumentedOptions>;
