const node = {
  id: 3,
  name: 'Teapots',
  alias: 'teapots',
  parent: 1,
  position: 0,
  published: 1,
  version: 1,
  all_products_count: 4,
};

const stored = {
  ...node,
  description: '',
  image: null,
  own_language: 'en',
  translations: { uk: { name: 'Чайники' } },
  children_count: 0,
  link: 'http://localhost:3000/category/teapots',
  updated_at: '2026-11-21T10:00:00.000Z',
};

const moved = {
  id: 3,
  position: 1,
  version: 2,
  parent: 1,
  siblings: [
    { id: 9, position: 0, version: 1 },
    { id: 3, position: 1, version: 2 },
  ],
};

const done = { success: true, message: 'Done.' };

export const CATEGORY_TREE = {
  ...done,
  data: { own_language: 'en', items: [node] },
  meta: { total: 1, page: 1, per_page: 1 },
};
export const CATEGORY_STORED = { ...done, data: stored };
export const CATEGORY_MOVED = { ...done, data: moved };
