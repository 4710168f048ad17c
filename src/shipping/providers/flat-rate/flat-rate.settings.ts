import type { SettingDeclaration } from '#contracts';

export const flatRateSettings: readonly SettingDeclaration[] = [
  {
    name: 'costs',
    type: 'money_by_country',
    required: true,
    label: { en: 'Price by country', uk: 'Вартість за країнами', ru: 'Стоимость по странам' },
    help: {
      en: 'Countries not listed use the price for all other countries. Without a price, the method is not offered.',
      uk: 'Для країн, яких немає у списку, діє вартість для всіх інших країн. Якщо вартості немає, спосіб не пропонується.',
      ru: 'Для стран, которых нет в списке, действует стоимость для всех остальных стран. Если стоимости нет, способ не предлагается.',
    },
    default: { '*': '490' },
  },
  {
    name: 'free_above',
    type: 'money',
    label: { en: 'Free from', uk: 'Безкоштовно від', ru: 'Бесплатно от' },
    help: {
      en: 'Delivery is free for orders of this amount or more. Empty: never.',
      uk: 'Доставка безкоштовна для замовлень від цієї суми. Порожньо: ніколи.',
      ru: 'Доставка бесплатна для заказов от этой суммы. Пусто: никогда.',
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
];
