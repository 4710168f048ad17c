const card = {
  id: 12,
  name: 'Moss teapot',
  alias: 'moss-teapot',
  short_description: 'Stoneware, 0.8 l.',
  price_regular: 42,
  price_special: 36.5,
  price: 36.5,
  price_from: 36.5,
  price_to: 42.5,
  old_price: 42,
  currency: 'EUR',
  category: 3,
  sku: 'TP-MOSS',
  in_stock: 7,
  inventory: 7,
  published: 1,
  featured: 1,
  position: 0,
  has_variants: true,
  image: '/media/demo/teapot-moss.svg',
  link: 'http://localhost:3000/product/moss-teapot',
  reviewsCount: 2,
  averageRating: 4.5,
  created_at: '2026-11-21T10:00:00.000Z',
};

const review = {
  id: 5,
  product_id: 12,
  name: 'Olena',
  rating: 5,
  text: 'Pours without a drip.',
  approved: true,
  verified_purchase: true,
  created_at: '2026-11-21T10:00:00.000Z',
};

const detail = {
  ...card,
  description: 'Thrown by hand in a small workshop.',
  max_quantity: 4,
  custom_fields: { care: 'Dishwasher safe' },
  translations: { uk: { name: 'Чайник «Мох»' } },
  breadcrumbs: [
    { id: 1, name: 'Tea', alias: 'tea' },
    { id: 3, name: 'Teapots', alias: 'teapots' },
  ],
  images: [{ id: 31, image: '/media/demo/teapot-moss.svg', alt: 'Moss teapot', sort: 0 }],
  attributes: [{ attribute: 'capacity', value: '1.2 l', price_modifier: 6, label: 'Capacity', value_label: '1.2 l' }],
  variants: [
    {
      id: 8,
      sku: 'TP-MOSS-12',
      attributes: { capacity: '1.2 l' },
      price: 42.5,
      own_price: null,
      old_price: 48,
      in_stock: 3,
      inventory: 3,
      image_id: 31,
      image: '/media/demo/teapot-moss.svg',
    },
  ],
  reviews: [
    {
      id: 5,
      name: 'Olena',
      rating: 5,
      text: 'Pours without a drip.',
      verified_purchase: true,
      created_at: '2026-11-21T10:00:00.000Z',
    },
  ],
  version: 1,
  updated_at: '2026-11-21T10:00:00.000Z',
};

const category = {
  id: 3,
  name: 'Teapots',
  pagetitle: 'Teapots',
  alias: 'teapots',
  description: '',
  image: null,
  parent: 1,
  parent_id: 1,
  published: 1,
  position: 0,
  version: 1,
  link: 'http://localhost:3000/category/teapots',
  products_count: 4,
  children: [{ id: 9, name: 'Small teapots', alias: 'small-teapots' }],
};

const attribute = {
  name: 'color',
  label: 'Color',
  labels: { en: 'Color', uk: 'Колір', ru: 'Цвет' },
  value_labels: { red: { en: 'Red', uk: 'Червоний' } },
  value_colors: { red: '#c0392b' },
  position: 1,
  version: 1,
};

const facets = [
  { attribute: 'color', label: 'Color', values: [{ value: 'red', label: 'Red', color: '#c0392b', count: 3 }] },
];

const done = { success: true, message: 'Done.' };
const meta = { total: 1, page: 1, per_page: 20 };
const one = (data: unknown) => ({ ...done, data });
const list = (item: unknown, more: object = {}) => ({ ...done, data: { items: [item], ...more }, meta });

/** Example bodies for the OpenAPI document. */
export const examples = {
  products: list(card, { facets }),
  product: one(detail),
  categories: list(category),
  category: one({ ...category, translations: { uk: { name: 'Чайники' } }, products: [card] }),
  reviews: list(review),
  review: one(review),
  attributes: list(attribute),
  attribute: one(attribute),
  suggestions: one({
    products: [
      {
        id: 12,
        name: 'Moss teapot',
        link: card.link,
        image: card.image,
        price: 36.5,
        price_to: 42.5,
        old_price: 42,
        currency: 'EUR',
      },
    ],
    categories: [{ id: 3, name: 'Teapots', link: 'http://localhost:3000/category/teapots' }],
  }),
  synonyms: one({ groups: [{ language: 'en', words: ['sofa', 'couch'] }], version: 2 }),
  stockAlert: one({}),
  deleted: one({ id: 12 }),
  deletedAttribute: one({ name: 'color' }),
};
