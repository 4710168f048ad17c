/** Labels and hints of the settings and their sections, for the panel. */
export const labels = {
  bank_details: { en: 'Bank details', uk: 'Банківські реквізити', ru: 'Банковские реквизиты' },
  clock: { en: 'Payment clock', uk: 'Контроль строку оплати', ru: 'Контроль срока оплаты' },
  rules: { en: 'Payment rules', uk: 'Умови оплати', ru: 'Условия оплаты' },
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
    en: 'IBAN, for example UA and 27 digits. Spaces are allowed.',
    uk: 'IBAN, наприклад UA і 27 цифр. Пробіли дозволені.',
    ru: 'IBAN, например UA и 27 цифр. Пробелы допустимы.',
  },
  bank_code: { en: 'Bank Code', uk: 'Код банку', ru: 'Код банка' },
  bank_code_help: {
    en: 'National bank code (6 digits) or SWIFT code (8 or 11 characters).',
    uk: 'МФО (6 цифр) або код SWIFT (8 чи 11 символів).',
    ru: 'МФО (6 цифр) или код SWIFT (8 либо 11 символов).',
  },
  tax_id: { en: 'Tax ID', uk: 'Податковий номер', ru: 'Налоговый номер' },
  tax_id_help: {
    en: 'Company registration number (8 digits) or individual tax number (10 digits).',
    uk: 'Код ЄДРПОУ (8 цифр) або РНОКПП (10 цифр).',
    ru: 'Код ЕГРПОУ (8 цифр) или ИНН физического лица (10 цифр).',
  },
  payment_terms: { en: 'Payment Terms (days)', uk: 'Строк оплати (днів)', ru: 'Срок оплаты (дней)' },
  payment_terms_help: {
    en: '1 to 30 days. Customers see it as the payment deadline.',
    uk: 'Від 1 до 30 днів. Покупці бачать його як термін оплати.',
    ru: 'От 1 до 30 дней. Покупатели видят его как срок оплаты.',
  },
  cancel_after: {
    en: 'Cancel unpaid orders after (days)',
    uk: 'Скасовувати неоплачені замовлення через (днів)',
    ru: 'Отменять неоплаченные заказы через (дней)',
  },
  cancel_after_help: {
    en:
      '1 to 90 days after the payment deadline. Products go back in stock and the customer gets an email. ' +
      'Partially paid orders are not cancelled. Empty: never.',
    uk:
      'Від 1 до 90 днів після терміну оплати. Товари повертаються на склад, а покупець отримує лист. ' +
      'Частково оплачені замовлення не скасовуються. Якщо не заповнити, скасування немає.',
    ru:
      'От 1 до 90 дней после срока оплаты. Товары возвращаются на склад, а покупатель получает письмо. ' +
      'Частично оплаченные заказы не отменяются. Если не заполнить, отмены нет.',
  },
  reminders: { en: 'Reminders (days)', uk: 'Нагадування (дні)', ru: 'Напоминания (дни)' },
  reminders_help: {
    en:
      'Days relative to the payment deadline: −2 is two days before it, 3 is three days after it. Up to 5 numbers ' +
      'from −30 to 60, separated by commas. Empty: no reminders.',
    uk:
      'Дні відносно терміну оплати: −2 – за два дні до нього, 3 – через три дні після. До 5 чисел від −30 до 60 ' +
      'через кому. Якщо не заповнити, нагадувань немає.',
    ru:
      'Дни относительно срока оплаты: −2 – за два дня до него, 3 – через три дня после. До 5 чисел от −30 до 60 ' +
      'через запятую. Если не заполнить, напоминаний нет.',
  },
  clock_follows_statements: {
    en: 'Wait for bank statements',
    uk: 'Чекати на банківські виписки',
    ru: 'Ждать банковские выписки',
  },
  clock_follows_statements_help: {
    en:
      'While you import statements of this account, customers are reminded after the deadline, and orders cancelled, ' +
      'only when a statement covers the deadline.',
    uk:
      'Поки ви імпортуєте виписки цього рахунку, нагадування після терміну оплати й скасування чекають на виписку, ' +
      'що охоплює цей день.',
    ru:
      'Пока вы импортируете выписки этого счёта, напоминания после срока оплаты и отмена ждут выписку, которая ' +
      'охватывает этот день.',
  },
  banking_days: { en: 'Banking days only', uk: 'Лише банківські дні', ru: 'Только банковские дни' },
  banking_days_help: {
    en: 'A payment deadline on a weekend or bank holiday moves to the next banking day in the country of the account.',
    uk: 'Термін оплати, що припадає на вихідний, переноситься на наступний банківський день у країні рахунку.',
    ru: 'Срок оплаты, который приходится на выходной, переносится на следующий банковский день в стране счёта.',
  },
  auto_reinstate: {
    en: 'Reinstate cancelled orders',
    uk: 'Відновлювати скасовані замовлення',
    ru: 'Восстанавливать отменённые заказы',
  },
  auto_reinstate_help: {
    en:
      'On: a transfer of exactly the balance due, with the payment reference, reinstates a cancelled order whose ' +
      'products are in stock. Off: staff reinstate or refund.',
    uk:
      'Увімкнено: переказ на точну суму з кодом платежу відновлює скасоване замовлення, якщо товари є на складі. ' +
      'Вимкнено: працівник відновлює замовлення або повертає кошти.',
    ru:
      'Включено: перевод на точную сумму с кодом платежа восстанавливает отменённый заказ, если товары есть на ' +
      'складе. Выключено: сотрудник восстанавливает заказ или возвращает деньги.',
  },
  auto_match: { en: 'Match bank statements', uk: 'Звіряти банківські виписки', ru: 'Сверять банковские выписки' },
  auto_match_help: {
    en:
      'Which transfers of an imported statement are recorded without staff. All need the payment reference of their ' +
      'order; everything else is suggested.',
    uk:
      'Які перекази з імпортованої виписки підтверджуються без працівників. В усіх має бути код платежу замовлення; ' +
      'решту магазин лише пропонує.',
    ru:
      'Какие переводы из импортированной выписки подтверждаются без сотрудников. Во всех должен быть код платежа ' +
      'заказа; остальные магазин только предлагает.',
  },
  auto_match_off: { en: 'None', uk: 'Жодних', ru: 'Никакие' },
  auto_match_exact: { en: 'Exactly the balance due', uk: 'На точну суму до сплати', ru: 'На точную сумму к оплате' },
  auto_match_reference: {
    en: 'Any amount, including part payments and overpayments',
    uk: 'На будь-яку суму, також часткові та завеликі',
    ru: 'На любую сумму, также частичные и слишком большие',
  },
  nbu_code: { en: 'QR code for hryvnias', uk: 'QR-код для гривні', ru: 'QR-код для гривны' },
  nbu_code_help: {
    en: 'Format of the National Bank of Ukraine. Choose 002 only if customers report that their app cannot read 003.',
    uk: 'Формат Національного банку України. Обирайте 002, лише якщо застосунки покупців не читають 003.',
    ru: 'Формат Национального банка Украины. Выбирайте 002, только если приложения покупателей не читают 003.',
  },
  nbu_code_003: {
    en: '003, with payment reference and deadline',
    uk: '003, з кодом платежу та терміном оплати',
    ru: '003, с кодом платежа и сроком оплаты',
  },
  nbu_code_002: { en: '002', uk: '002', ru: '002' },
  auto_generate_invoice: {
    en: 'Auto-generate Invoice',
    uk: 'Створювати рахунок автоматично',
    ru: 'Создавать счёт автоматически',
  },
  auto_generate_invoice_help: {
    en: 'On: each order gets an invoice PDF. Off: staff issue invoices manually.',
    uk: 'Увімкнено: PDF рахунку створюється для кожного замовлення. Вимкнено: рахунки виставляють вручну.',
    ru: 'Включено: PDF счёта создаётся для каждого заказа. Выключено: счета выставляют вручную.',
  },
  require_confirmation: {
    en: 'Require Payment Confirmation',
    uk: 'Вимагати підтвердження оплати',
    ru: 'Требовать подтверждения оплаты',
  },
  require_confirmation_help: {
    en: 'On: staff record each payment. Off: orders are marked as paid immediately (not recommended).',
    uk:
      'Увімкнено: працівник підтверджує кожну оплату. Вимкнено: замовлення одразу вважаються оплаченими (не ' +
      'рекомендовано).',
    ru:
      'Включено: сотрудник подтверждает каждую оплату. Выключено: заказы сразу считаются оплаченными (не ' +
      'рекомендуется).',
  },
  require_confirmation_off: {
    en:
      'Not recommended. Every order is marked as paid immediately, before the money arrives. You may ship orders ' +
      'that are never paid.',
    uk:
      'Не рекомендовано. Кожне замовлення одразу вважатиметься оплаченим, ще до надходження коштів. Ви можете ' +
      'відправити замовлення, яке так і не оплатять.',
    ru:
      'Не рекомендуется. Каждый заказ сразу будет считаться оплаченным, ещё до поступления денег. Вы можете ' +
      'отправить заказ, который так и не оплатят.',
  },
  instructions: { en: 'Payment Instructions', uk: 'Інструкції з оплати', ru: 'Инструкции по оплате' },
  instructions_help: {
    en: 'Customers see this text with the bank details.',
    uk: 'Покупці бачать цей текст разом із реквізитами.',
    ru: 'Покупатели видят этот текст вместе с реквизитами.',
  },
} as const;
