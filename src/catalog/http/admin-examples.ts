import { examples } from './examples.js';

const { reviews: _, ...product } = examples.product.data as Record<string, unknown>;
const card = {
  ...(examples.products.data.items[0] as object),
  category_name: 'Teapots',
  variants_count: 2,
  version: 3,
  updated_at: '2026-11-21T10:00:00.000Z',
};

const movement = {
  id: 71,
  at: '2026-11-21T10:00:00.000Z',
  change: 12,
  reason: 'received',
  note: 'Delivery of Friday',
  variant_id: 8,
  attributes: { capacity: '1.2 l' },
  order_id: 1042,
  actor: { kind: 'administrator', id: 1, name: 'anna@example.com' },
};

const picture = {
  image: '/media/pictures/0f3a9c5e7d1b2a4c6e8f0a1b2c3d4e5f.webp',
  thumbnail: '/media/pictures/0f3a9c5e7d1b2a4c6e8f0a1b2c3d4e5f-400.webp',
  width: 1600,
  height: 1200,
};

const edited = {
  id: 12,
  name: 'Moss teapot',
  outcome: 'changed',
  version: 3,
  new_version: null,
  before: { price_regular: 39.9, category: 4, category_name: 'Teapots', published: 1, variant_prices: [] },
  after: { price_regular: 43.89, category: 4, category_name: 'Teapots', published: 1, variant_prices: [] },
  variants_changed: 0,
};

const done = { success: true, message: 'Done.' };
const meta = { total: 1, page: 1, per_page: 20 };

/** Example bodies for the OpenAPI document. */
export const adminExamples = {
  products: { ...done, data: { items: [card], low_stock_threshold: 5 }, meta },
  product: {
    ...done,
    data: {
      ...product,
      own: {
        name: 'Moss teapot',
        description: 'Thrown by hand in a small workshop.',
        short_description: 'Stoneware, 0.8 l.',
      },
      tax_class: 'standard',
      low_stock_threshold: 5,
    },
  },
  edited: { ...done, data: { items: [edited] } },
  published: { ...done, data: { ids: [12, 13] } },
  stock: { ...done, data: { items: [movement] }, meta },
  corrected: { ...done, data: { product_id: 12, variant_id: 8, change: 12, in_stock: 15, product_in_stock: 19 } },
  picture: { ...done, data: picture },
};
