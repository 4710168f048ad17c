import type { ContentPage } from './content-page.js';
import { editedPage, linkOf, publishedPage } from './page-views.js';

const site = { baseUrl: 'https://shop.example/store', basePath: '/store' };
const page: ContentPage = {
  id: 3,
  slug: 'delivery',
  kind: 'delivery',
  translations: { en: { title: 'Delivery', body: 'By **post**, see [cart](/cart)' } },
  position: 1,
  published: true,
  version: 2,
  updated_at: new Date('2026-11-21T10:00:00Z'),
};

test('a page has its address below the shop', () => {
  expect(linkOf('delivery', site)).toBe('https://shop.example/store/pages/delivery');
});

test('readers get a published page in their language, else in the one that it is written in, as HTML too', () => {
  expect(publishedPage(page, 'uk', 'en', site)).toEqual({
    slug: 'delivery',
    kind: 'delivery',
    title: 'Delivery',
    link: 'https://shop.example/store/pages/delivery',
    language: 'en',
    description: '',
    body: 'By **post**, see [cart](/cart)',
    html: '<p>By <strong>post</strong>, see <a href="/store/cart">cart</a></p>\n',
    updated_at: '2026-11-21T10:00:00.000Z',
  });
});

test('administrators get all of its languages, with the title in theirs', () => {
  const uk = { title: 'Доставка', body: 'Пошта' };
  const translations = { ...page.translations, uk };
  expect(editedPage({ ...page, translations }, 'uk', 'en', site)).toEqual({
    ...page,
    translations,
    title: 'Доставка',
    link: 'https://shop.example/store/pages/delivery',
    updated_at: '2026-11-21T10:00:00.000Z',
  });
});
