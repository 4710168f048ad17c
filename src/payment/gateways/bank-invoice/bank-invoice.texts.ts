export const texts = {
  title: { en: 'Bank transfer', uk: 'Банківський переказ', ru: 'Банковский перевод' },
  description: {
    en: 'We’ll email you our bank details for the transfer.',
    uk: 'Ми надішлемо реквізити для переказу на вашу електронну пошту.',
    ru: 'Мы отправим реквизиты для перевода на вашу электронную почту.',
  },
  /** For an order without an e-mail address, such as one by phone. */
  noted: {
    en: 'Thank you. Pay by bank transfer: our bank details are on your order page.',
    uk: 'Дякуємо. Оплатіть банківським переказом: реквізити є на сторінці замовлення.',
    ru: 'Спасибо. Оплатите банковским переводом: реквизиты есть на странице заказа.',
  },
  accepted: {
    en: 'Thank you. We have sent you the bank details by email.',
    uk: 'Дякуємо. Ми надіслали вам банківські реквізити електронною поштою.',
    ru: 'Спасибо. Мы отправили вам банковские реквизиты по электронной почте.',
  },
} as const;
