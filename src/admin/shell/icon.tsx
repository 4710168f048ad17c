import type { ReactElement } from 'react';

/** SVG outlines in a square of 20, by the id of the screen. */
const OUTLINES: Readonly<Record<string, string>> = {
  dashboard: 'M3 9.5 10 3.5l7 6M5 8.5V16h3.5v-4h3v4H15V8.5',
  orders: 'M5 3.5h10V17l-2.5-1.5L10 17l-2.5-1.5L5 17ZM8 7.5h4M8 11h4',
  payments: 'M3 5h14v10H3ZM3 8.5h14M6 12h3',
  'bank-statements': 'M3 8 10 3.5 17 8ZM5 10v4.5M10 10v4.5M15 10v4.5M3 16.5h14',
  'courier-registers': 'M2 5h10v8H2zM12 8h4l2 3v2h-6M5 15.5a1.5 1.5 0 1 0 0-.1M14 15.5a1.5 1.5 0 1 0 0-.1',
  'bank-review': 'M3 5h14M3 10h8M3 15h6M12.5 13.5l2 2 3.5-4',
  'bank-accounts': 'M3 8 10 3.5 17 8ZM5 10v4.5M10 10v4.5M15 10v4.5M3 16.5h14',
  'bank-refunds': 'M6.5 4 3 7.5 6.5 11M3 7.5h9a4.5 4.5 0 0 1 0 9H6.5',
  'bank-feeds': 'M3 8 10 3.5 17 8ZM5 10v4.5M10 10v4.5M15 10v4.5M3 16.5h14',
  'payment-clock': 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6v4l2.5 2.5',
  'shipping-methods':
    'M2.5 5.5H12V13H2.5ZM12 8.5h3l2.5 2.5v2H12M5.5 13a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM14 13a1.5 1.5 0 1 0 0 3 ' +
    '1.5 1.5 0 0 0 0-3Z',
  tax: 'M5 15 15 5M6.5 5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3ZM13.5 12a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z',
  reports: 'M3 16.5h14M5.5 14V9.5M10 14V4.5M14.5 14V7.5',
  products: 'M10 3 16.5 6.5v7L10 17l-6.5-3.5v-7ZM3.5 6.5 10 10l6.5-3.5M10 10v7',
  categories: 'M3.5 3.5h5v5h-5ZM11.5 3.5h5v5h-5ZM3.5 11.5h5v5h-5ZM11.5 11.5h5v5h-5Z',
  attributes: 'M3 6h8M15 6h2M13 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM3 14h2M9 14h8M7 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  'search-synonyms': 'M3 6h7M7 3l3 3-3 3M17 14h-7M13 11l-3 3 3 3',
  redirects: 'M3 14.5V11a4 4 0 0 1 4-4h9M12.5 3.5 16 7l-3.5 3.5',
  reviews: 'm10 3 2.1 4.4 4.9.7-3.5 3.4.8 4.9-4.3-2.3-4.3 2.3.8-4.9L3 8.1l4.9-.7Z',
  content: 'M5 3h7l3.5 3.5V17H5ZM12 3v3.5h3.5M8 10.5h4.5M8 13.5h4.5',
  customers: 'M10 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 16.5c.5-3 3-4.5 6-4.5s5.5 1.5 6 4.5',
  mails: 'M3 5h14v10.5H3ZM3 6l7 5.5L17 6',
  'dead-letters': 'M10 3.5 17.5 16.5h-15ZM10 8.5v4M10 14v.5',
  settings:
    'M10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM10 2.5v3M10 14.5v3M2.5 10h3M14.5 10h3M4.7 4.7l2.1 2.1M13.2 ' +
    '13.2l2.1 2.1M4.7 15.3l2.1-2.1M13.2 6.8l2.1-2.1',
  administrators: 'M10 2.5 16 5v4.5c0 3.5-2.5 6.5-6 8-3.5-1.5-6-4.5-6-8V5ZM7.5 10l2 2 3.5-4',
  tokens: 'M13 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM10.2 9.8 3.5 16.5M6 14l2 2',
  audit: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 6v4l2.5 2.5',
  search: 'M8.5 3.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12.5 12.5l4.5 4.5',
  account: 'M10 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 16.5c.5-3 3-4.5 6-4.5s5.5 1.5 6 4.5',
  plugin: 'M7.5 3v4M12.5 3v4M5 7h10v3a5 5 0 0 1-10 0ZM10 15v2.5',
};

/** The icon of a screen; screens of plugins share one. */
export const Icon = ({ name }: { readonly name: string }): ReactElement => (
  <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <path d={OUTLINES[name] ?? OUTLINES['plugin']} />
  </svg>
);
