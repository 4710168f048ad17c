/** Names and hints of the settings and their sections, for the admin panel. */
export const labels = {
  bank_details: { en: 'Bank details', uk: 'Банківські реквізити', ru: 'Банковские реквизиты' },
  rules: { en: 'How payment works', uk: 'Умови оплати', ru: 'Условия оплаты' },
  account_holder: { en: 'Account Holder', uk: 'Отримувач', ru: 'Получатель' },
  account_holder_help: {
    en: 'Company or person that receives the payments.',
    uk: 'Компанія або особа, що отримує платежі.',
    ru: 'Компания или лицо, получающее платежи.',
  },
  bank_name: { en: 'Bank Name', uk: 'Назва банку', ru: 'Название банка' },
  bank_name_help: { en: 'Full name of the bank.', uk: 'Повна назва банку.', ru: 'Полное название банка.' },
  account_number: { en: 'Account Number', uk: 'Номер рахунку', ru: 'Номер счёта' },
  account_number_help: {
    en: 'IBAN, for example UA and 27 digits. Spaces and lower case are fine.',
    uk: 'IBAN, наприклад UA і 27 цифр. Пробіли та малі літери дозволені.',
    ru: 'IBAN, например UA и 27 цифр. Пробелы и строчные буквы допустимы.',
  },
  bank_code: { en: 'Bank Code', uk: 'Код банку', ru: 'Код банка' },
  bank_code_help: {
    en: 'A domestic bank code of 6 digits, or a SWIFT code of 8 or 11 characters.',
    uk: 'МФО з 6 цифр або код SWIFT з 8 чи 11 символів.',
    ru: 'МФО из 6 цифр или код SWIFT из 8 либо 11 символов.',
  },
  tax_id: { en: 'Tax ID', uk: 'Податковий номер', ru: 'Налоговый номер' },
  tax_id_help: {
    en: 'A company registration number of 8 digits, or an individual tax number of 10.',
    uk: 'Код ЄДРПОУ з 8 цифр або індивідуальний податковий номер з 10.',
    ru: 'Код ЕГРПОУ из 8 цифр или индивидуальный налоговый номер из 10.',
  },
  payment_terms: { en: 'Payment Terms (days)', uk: 'Строк оплати (днів)', ru: 'Срок оплаты (дней)' },
  payment_terms_help: {
    en: '1 to 30 days; shown to customers as the payment deadline.',
    uk: 'Від 1 до 30 днів; покупці бачать його як крайній строк оплати.',
    ru: 'От 1 до 30 дней; покупатели видят его как крайний срок оплаты.',
  },
  cancel_after: {
    en: 'Cancel Unpaid Orders After (days)',
    uk: 'Скасовувати неоплачені замовлення через (днів)',
    ru: 'Отменять неоплаченные заказы через (дней)',
  },
  cancel_after_help: {
    en:
      '1 to 90 days after the payment deadline: the stock is put back and the customer gets the cancellation ' +
      'email. A partly paid order is never cancelled. Empty: never.',
    uk:
      'Від 1 до 90 днів після строку оплати: товар повертається на склад, а покупець отримує лист про скасування. ' +
      'Частково оплачене замовлення не скасовується. Порожньо: ніколи.',
    ru:
      'От 1 до 90 дней после срока оплаты: товар возвращается на склад, а покупатель получает письмо об отмене. ' +
      'Частично оплаченный заказ не отменяется. Пусто: никогда.',
  },
  auto_generate_invoice: {
    en: 'Auto-generate Invoice',
    uk: 'Створювати рахунок автоматично',
    ru: 'Создавать счёт автоматически',
  },
  auto_generate_invoice_help: {
    en: 'On: an invoice PDF is made for each order. Off: an administrator makes it by hand.',
    uk: 'Увімкнено: PDF рахунку створюється для кожного замовлення. Вимкнено: його створює адміністратор вручну.',
    ru: 'Включено: PDF счёта создаётся для каждого заказа. Выключено: его создаёт администратор вручную.',
  },
  require_confirmation: {
    en: 'Require Payment Confirmation',
    uk: 'Вимагати підтвердження оплати',
    ru: 'Требовать подтверждения оплаты',
  },
  require_confirmation_help: {
    en: 'On: an administrator confirms each payment. Off: orders count as paid at once (not recommended).',
    uk: 'Увімкнено: адміністратор підтверджує кожну оплату. Вимкнено: замовлення одразу вважаються оплаченими (не рекомендовано).',
    ru: 'Включено: администратор подтверждает каждую оплату. Выключено: заказы сразу считаются оплаченными (не рекомендуется).',
  },
  require_confirmation_off: {
    en: 'Not recommended. Every order counts as paid at once, before you receive the money: you may ship products that are never paid for.',
    uk: 'Не рекомендуємо. Кожне замовлення одразу вважатиметься оплаченим, ще до надходження коштів: ви можете відправити товар, за який не заплатять.',
    ru: 'Не рекомендуется. Каждый заказ сразу будет считаться оплаченным, ещё до поступления денег: вы можете отправить товар, за который не заплатят.',
  },
  instructions: { en: 'Payment Instructions', uk: 'Інструкції з оплати', ru: 'Инструкции по оплате' },
  instructions_help: {
    en: 'Free text that customers see with the bank details.',
    uk: 'Довільний текст, який покупці бачать разом із реквізитами.',
    ru: 'Произвольный текст, который покупатели видят вместе с реквизитами.',
  },
} as const;
