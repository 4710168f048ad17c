export const texts = {
  title: { en: 'Bank transfer', uk: 'Банківський переказ', ru: 'Банковский перевод' },
  description: {
    en: 'We’ll email you the payment details.',
    uk: 'Реквізити для оплати надішлемо електронною поштою.',
    ru: 'Реквизиты для оплаты отправим по электронной почте.',
  },
  /** Text for an order without an email address, such as one by phone. */
  noted: {
    en: 'Thank you! See the payment details on your order page.',
    uk: 'Дякуємо! Реквізити для оплати наведено на сторінці замовлення.',
    ru: 'Спасибо! Реквизиты для оплаты указаны на странице заказа.',
  },
  accepted: {
    en: 'Thank you! We emailed you the payment details.',
    uk: 'Дякуємо! Ми надіслали реквізити для оплати електронною поштою.',
    ru: 'Спасибо! Мы отправили реквизиты для оплаты по электронной почте.',
  },
} as const;
