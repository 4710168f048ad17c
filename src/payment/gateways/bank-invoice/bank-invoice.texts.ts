export const texts = {
  title: { en: 'Bank transfer', uk: 'Банківський переказ', ru: 'Банковский перевод' },
  description: {
    en: 'You get our bank details by email and pay by bank transfer.',
    uk: 'Ви отримаєте наші реквізити електронною поштою та сплатите банківським переказом.',
    ru: 'Вы получите наши реквизиты по электронной почте и оплатите банковским переводом.',
  },
  /** For an order without an e-mail address, such as one by phone. */
  noted: {
    en: 'Thank you. Please pay by bank transfer; our bank details are on the page of your order.',
    uk: 'Дякуємо. Сплатіть, будь ласка, банківським переказом; наші реквізити — на сторінці замовлення.',
    ru: 'Спасибо. Оплатите, пожалуйста, банковским переводом; наши реквизиты — на странице заказа.',
  },
  accepted: {
    en: 'Thank you. We have sent you the bank details by email.',
    uk: 'Дякуємо. Ми надіслали вам банківські реквізити електронною поштою.',
    ru: 'Спасибо. Мы отправили вам банковские реквизиты по электронной почте.',
  },
} as const;
