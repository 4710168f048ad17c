import { categoryView, type CategoryRow } from './category-view.js';

const row: CategoryRow = {
  id: 4,
  name: 'Drinks',
  alias: 'drinks',
  description: '',
  image: null,
  parent_id: 2,
  published: true,
  position: 1,
  version: 3,
  products_count: 12,
  children: [{ id: 5, name: 'Tea', alias: 'tea' }],
};

describe('a category of the API', () => {
  test('a category is returned with both spellings of its fields, and with a link to its page', () => {
    expect(categoryView(row, 'https://shop.example/store')).toEqual({
      ...row,
      pagetitle: 'Drinks',
      parent: 2,
      published: 1,
      link: 'https://shop.example/store/category/drinks',
    });
  });

  test('a category at the top level has the parent 0', () => {
    expect(categoryView({ ...row, parent_id: null }, '')).toMatchObject({ parent: 0, parent_id: 0 });
  });

  test('a category has `published` as 1 or 0', () => {
    expect(categoryView({ ...row, published: false }, '').published).toBe(0);
  });
});
