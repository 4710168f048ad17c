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

test('a content page has a URL below that of the shop', () => {
  expect(linkOf('delivery', site)).toBe('https://shop.example/store/pages/delivery');
});

test('visitors get a published content page in their language, or else in one that it has, also as HTML', () => {
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

test('administrators get a content page in all languages, with a title in their own', () => {
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
