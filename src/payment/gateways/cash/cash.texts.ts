export const texts = {
  title: { en: 'Cash', uk: 'Готівка', ru: 'Наличные' },
  description: {
    en: 'Pay in cash on delivery or pickup.',
    uk: 'Оплата готівкою під час доставки або самовивозу.',
    ru: 'Оплата наличными при доставке или самовывозе.',
  },
  info: { en: 'Info Message', uk: 'Інформаційне повідомлення', ru: 'Информационное сообщение' },
  infoHelp: {
    en: 'Shown at checkout, for example to ask for the exact amount.',
    uk: 'Показується під час оформлення замовлення, наприклад прохання підготувати точну суму.',
    ru: 'Показывается при оформлении заказа, например просьба подготовить точную сумму.',
  },
  accepted: {
    en: 'Thank you! Pay in cash when you receive the order.',
    uk: 'Дякуємо! Сплатіть готівкою під час отримання замовлення.',
    ru: 'Спасибо! Оплатите заказ наличными при получении.',
  },
} as const;
