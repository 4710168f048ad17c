import { getSchemaPath } from '@nestjs/swagger';
import { listExample } from '../../platform/http/openapi/answer-example.js';
import type { DocumentedOptions } from '../../platform/http/openapi/documented.decorator.js';
import {
  CallbackProductResponse,
  CartResponse,
  MiniCartResponse,
  type CartProductResponse,
} from './dto/cart.response.js';
import { ShippingQuoteResponse } from './dto/shipping-quote.response.js';

const product: CartProductResponse = {
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

const cart: CartResponse = {
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
  shipping_tax: 0,
  total: 19.8,
  currency: 'EUR',
  prices_include_tax: true,
  count: 2,
  shipping_method: 'pickup',
  shipping_country: 'UA',
};

const callbackProduct: CallbackProductResponse = { ...product, variant_id: 4, price: '9.90', old_price: '11.50' };
const miniCart: MiniCartResponse = { count: 2, total: '19.80', currency: 'EUR' };

/** Documentation shared by all cart operations. `product` is the product that the request was about, or null. */
export const CART_ANSWER = {
  guestBy: ['cart'],
  cartToken: true,
  response: CartResponse,
  beside: {
    product: {
      anyOf: [{ $ref: getSchemaPath(CallbackProductResponse) }, { type: 'null' }],
      description:
        'Product that the request was about, for callbacks of the storefront; null: none, or not in the cart.',
    },
    miniCart: MiniCartResponse,
  },
  example: { success: true, data: cart, message: 'Added to cart', product: callbackProduct, miniCart },
} satisfies Partial<DocumentedOptions>;

/** Request that chooses the shipping of a cart. */
export const CHOSEN_SHIPPING = { method: 'pickup', country: 'UA' };

const quote: ShippingQuoteResponse = {
  key: 'flat_rate',
  title: 'Delivery',
  cost: 4.9,
  delivery_time: '2–4 working days',
  carrier: 'Nova Poshta',
};

export const SHIPPING_QUOTES = {
  response: ShippingQuoteResponse,
  list: true,
  example: listExample([quote]),
} satisfies Partial<DocumentedOptions>;
