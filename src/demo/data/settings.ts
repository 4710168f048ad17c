import { t } from './build.js';

/** The shop itself and its two payment methods. The bank, its code and the account do not exist. */
export const demoSettings = {
  shopName: t('Quiet Shelf', 'Тиха полиця', 'Тихая полка'),
  tagline: t('Good things for slow days.', 'Добрі речі для неспішних днів.', 'Хорошие вещи для неспешных дней.'),
  about: t(
    'Tea, paper, home and garden: carefully selected products from makers we know.',
    'Чай, папір, товари для дому й саду: ретельно відібрані речі від майстрів, яких ми знаємо.',
    'Чай, бумага, товары для дома и сада: тщательно отобранные вещи от мастеров, которых мы знаем.',
  ),
  currency: 'EUR',
  /** CSS colors for the storefront. */
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
      'Pay on delivery or pickup.',
      'Оплата під час отримання замовлення.',
      'Оплата при получении заказа.',
    ),
    info: t(
      'Please have the exact amount ready.',
      'Будь ласка, підготуйте точну суму.',
      'Пожалуйста, подготовьте точную сумму.',
    ),
  },
  pickup: {
    address: t('12 Linden Lane, Demoville', 'Демоград, вул. Липова, 12', 'Демоград, ул. Липовая, 12'),
    opening_hours: t(
      'Tue–Fri 11:00–19:00, Sat 11:00–16:00',
      'вт–пт 11:00–19:00, сб 11:00–16:00',
      'вт–пт 11:00–19:00, сб 11:00–16:00',
    ),
  },
  /** As the page on delivery names it. */
  delivery: t('Delivery to your door', 'Доставка до дверей', 'Доставка до двери'),
  seller: {
    name: 'Quiet Shelf Demo LLC',
    address: '12 Linden Lane',
    city: 'Demoville',
    zip: '01001',
    country: 'UA',
    email: 'hello@quiet-shelf.example',
    phone: '+380 44 000 00 00',
  },
  bank_invoice: {
    position: 2,
    title: t('Bank transfer', 'Банківський переказ', 'Банковский перевод'),
    description: t(
      'We’ll email you the payment details and an invoice.',
      'Реквізити та рахунок надішлемо електронною поштою.',
      'Реквизиты и счёт отправим по электронной почте.',
    ),
    account_holder: 'Quiet Shelf Demo LLC',
    bank_name: 'Demo Bank of Nowhere',
    account_number: 'DE19999999990000123456',
    bank_code: 'DEMODE99XXX',
    tax_id: '12345678',
    payment_terms: 7,
  },
} as const;
