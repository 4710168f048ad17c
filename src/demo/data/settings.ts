import { t } from './build.js';

/** The shop itself and its two payment methods. The bank, its code and the account do not exist. */
export const demoSettings = {
  shopName: t('Quiet Shelf', 'Тиха полиця', 'Тихая полка'),
  tagline: t('Good things for slow days.', 'Добрі речі для неспішних днів.', 'Хорошие вещи для неспешных дней.'),
  about: t(
    'A small shop for tea, paper, home and garden. We choose few things, know who makes them, and use them ourselves.',
    'Невелика крамниця чаю, паперу, речей для дому й саду. Ми обираємо небагато, знаємо майстрів і самі користуємося тим, що продаємо.',
    'Небольшой магазин чая, бумаги, вещей для дома и сада. Мы выбираем немногое, знаем мастеров и сами пользуемся тем, что продаём.',
  ),
  currency: 'EUR',
  /** CSS colours for the storefront. */
  palette: {
    primary: '#55694c',
    accent: '#c2714f',
    ink: '#2f3640',
    paper: '#fbf7ee',
    line: '#d9cdb8',
    honey: '#dba545',
    muted: '#7f979f',
  },
  cash: {
    position: 1,
    title: t('Cash', 'Готівка', 'Наличные'),
    description: t(
      'Pay when you receive the parcel or pick it up at the shop.',
      'Оплата під час отримання посилки або в крамниці.',
      'Оплата при получении посылки или в магазине.',
    ),
    info: t(
      'Please have the exact amount ready: we carry little change.',
      'Будь ласка, підготуйте точну суму: у нас мало решти.',
      'Пожалуйста, подготовьте точную сумму: у нас мало сдачи.',
    ),
  },
  bank_invoice: {
    position: 2,
    title: t('Bank transfer', 'Банківський переказ', 'Банковский перевод'),
    description: t(
      'You get our bank details and an invoice by email.',
      'Ви отримаєте реквізити й рахунок електронною поштою.',
      'Вы получите реквизиты и счёт по электронной почте.',
    ),
    account_holder: 'Quiet Shelf Demo LLC',
    bank_name: 'Demo Bank of Nowhere',
    account_number: 'DE19999999990000123456',
    bank_code: 'DEMODE99XXX',
    tax_id: '12345678',
    payment_terms: 7,
  },
} as const;
