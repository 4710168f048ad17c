const link = { slug: 'terms', kind: 'terms', title: 'Terms of sale', link: 'http://localhost:3000/pages/terms' };

const page = {
  ...link,
  language: 'en',
  description: '',
  body: '## Returns\n\nWithin **14 days**.',
  html: '<h2>Returns</h2>\n<p>Within <strong>14 days</strong>.</p>\n',
  updated_at: '2026-11-21T10:00:00.000Z',
};

const texts = {
  title: 'Terms of sale',
  body: '## Returns\n\nWithin **14 days**.',
  description: 'What you and we agree on.',
};

const edited = {
  id: 1,
  ...link,
  translations: { en: texts, uk: texts, ru: texts },
  position: 1,
  published: true,
  version: 2,
  updated_at: '2026-11-21T10:00:00.000Z',
};

const listed = {
  ...edited,
  translations: { en: { title: texts.title }, uk: { title: texts.title }, ru: { title: texts.title } },
};

const done = { success: true, message: 'Done.' };
const one = { total: 1, page: 1, per_page: 1 };

export const PAGE_LINKS = { ...done, data: { items: [link] }, meta: one };
export const PUBLISHED_PAGE = { ...done, data: page };
export const EDITED_PAGES = { ...done, data: { items: [listed] }, meta: one };
export const EDITED_PAGE = { ...done, data: edited };
export const PREVIEW = { ...done, data: { html: page.html } };
export const DELETED_PAGE = { ...done, data: { id: 1 } };
