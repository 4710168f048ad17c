import type { SettingDeclaration } from '#contracts';

export const flatRateSettings: readonly SettingDeclaration[] = [
  {
    name: 'costs',
    type: 'money_by_country',
    required: true,
    label: { en: 'Cost by country', uk: 'Вартість за країною', ru: 'Стоимость по странам' },
    help: {
      en: 'A country without a cost of its own has that of all other countries. Where there is neither, the method is not offered.',
      uk: 'Країна без власної вартості має вартість усіх інших країн. Де немає жодної, спосіб не пропонується.',
      ru: 'Страна без своей стоимости имеет стоимость всех остальных стран. Где нет ни той, ни другой, способ не предлагается.',
    },
    default: { '*': '490' },
  },
  {
    name: 'free_above',
    type: 'money',
    label: { en: 'Free from', uk: 'Безкоштовно від', ru: 'Бесплатно от' },
    help: {
      en: 'Orders of this sum and above are shipped for nothing. Empty: never.',
      uk: 'Замовлення на цю суму й більше доставляються безкоштовно. Порожньо: ніколи.',
      ru: 'Заказы на эту сумму и выше доставляются бесплатно. Пусто: никогда.',
    },
  },
  {
    name: 'delivery_time',
    type: 'localized',
    maxLength: 100,
    label: { en: 'Delivery time', uk: 'Строк доставки', ru: 'Срок доставки' },
    help: { en: 'As customers read it.', uk: 'Як це побачать покупці.', ru: 'Как это увидят покупатели.' },
    default: { en: '2–4 working days', uk: '2–4 робочі дні', ru: '2–4 рабочих дня' },
  },
  { name: 'carrier', type: 'string', maxLength: 100, label: { en: 'Carrier', uk: 'Перевізник', ru: 'Перевозчик' } },
];
