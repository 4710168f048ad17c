import type { Localized } from '#kernel';
import type { SettingDeclaration } from '#contracts';

/** Placeholder of the tracking number in the setting `tracking_url`. */
export const NUMBER = '{number}';

const NO_TRACKING_URL: Localized = {
  en: 'Enter a web address that contains {number}, such as https://carrier.example/track?id={number}.',
  uk: 'Введіть вебадресу, що містить {number}, наприклад https://carrier.example/track?id={number}.',
  ru: 'Введите веб-адрес, содержащий {number}, например https://carrier.example/track?id={number}.',
};

const readTrackingUrl = (value: string): { value: string } | { error: Localized } =>
  /^https?:\/\//i.test(value) && value.includes(NUMBER) && URL.canParse(value.replaceAll(NUMBER, '1'))
    ? { value }
    : { error: NO_TRACKING_URL };

export const flatRateSettings: readonly SettingDeclaration[] = [
  {
    name: 'costs',
    type: 'money_by_country',
    required: true,
    label: { en: 'Price by country', uk: 'Вартість за країнами', ru: 'Стоимость по странам' },
    help: {
      en: 'Countries not listed use the price for all other countries. Without a price, the method is not offered.',
      uk:
        'Для країн, яких немає у списку, діє вартість для всіх інших країн. Якщо вартості немає, спосіб не ' +
        'пропонується.',
      ru:
        'Для стран, которых нет в списке, действует стоимость для всех остальных стран. Если стоимости нет, способ ' +
        'не предлагается.',
    },
    default: { '*': '490' },
  },
  {
    name: 'free_above',
    type: 'money',
    label: { en: 'Free from', uk: 'Безкоштовно від', ru: 'Бесплатно от' },
    help: {
      en: 'Delivery is free for orders of this amount or more. Empty: never.',
      uk: 'Доставка безкоштовна для замовлень від цієї суми. Якщо не заповнити, доставка завжди платна.',
      ru: 'Доставка бесплатна для заказов от этой суммы. Если не заполнить, доставка всегда платная.',
    },
  },
  {
    name: 'delivery_time',
    type: 'localized',
    maxLength: 100,
    label: { en: 'Delivery time', uk: 'Строк доставки', ru: 'Срок доставки' },
    help: { en: 'Shown to customers.', uk: 'Показується покупцям.', ru: 'Показывается покупателям.' },
    default: { en: '2–4 working days', uk: '2–4 робочі дні', ru: '2–4 рабочих дня' },
  },
  { name: 'carrier', type: 'string', maxLength: 100, label: { en: 'Carrier', uk: 'Перевізник', ru: 'Перевозчик' } },
  {
    name: 'tracking_url',
    type: 'string',
    maxLength: 500,
    label: { en: 'Tracking link', uk: 'Посилання для відстеження', ru: 'Ссылка для отслеживания' },
    help: {
      en:
        'The carrier’s tracking page, with {number} in place of the tracking number. Customers open it from the ' +
        'order page and emails.',
      uk:
        'Сторінка відстеження перевізника, з {number} замість номера відправлення. Покупці відкривають її зі ' +
        'сторінки замовлення та листів.',
      ru:
        'Страница отслеживания перевозчика, с {number} вместо трек-номера. Покупатели открывают её со страницы ' +
        'заказа и из писем.',
    },
    check: readTrackingUrl,
  },
];
