import type { IbanProblem, Localized } from '#kernel';

/** Messages for an invalid IBAN, with its correction. */
export const ibanProblems: Readonly<Record<IbanProblem, Localized>> = {
  country: {
    en: 'The IBAN must start with the two-letter code of a country that uses IBANs, such as UA.',
    uk: 'IBAN має починатися з дволітерного коду країни, яка використовує IBAN, наприклад UA.',
    ru: 'IBAN должен начинаться с двухбуквенного кода страны, использующей IBAN, например UA.',
  },
  length: {
    en:
      'The IBAN is too short or too long for its country. A Ukrainian IBAN is UA and 27 digits, a German one DE ' +
      'and 20 digits.',
    uk: 'IBAN закороткий або задовгий для своєї країни. Український IBAN — це UA і 27 цифр, німецький — DE і 20 цифр.',
    ru:
      'IBAN слишком короткий или слишком длинный для своей страны. Украинский IBAN — это UA и 27 цифр, немецкий — ' +
      'DE и 20 цифр.',
  },
  structure: {
    en:
      'The IBAN has an invalid character for its country. After the country code come two digits, then the ' +
      'account number.',
    uk:
      'IBAN містить неприпустимий символ. Після коду країни мають іти дві цифри, далі номер рахунку у форматі ' +
      'цієї країни.',
    ru:
      'IBAN содержит недопустимый символ. После кода страны должны идти две цифры, далее номер счёта в формате ' +
      'этой страны.',
  },
  checksum: {
    en: 'The IBAN check digits do not match. Check for a wrong or swapped digit.',
    uk: 'Контрольні цифри IBAN не збігаються. Перевірте, чи немає помилкової або переставленої цифри.',
    ru: 'Контрольные цифры IBAN не совпадают. Проверьте, нет ли ошибочной или переставленной цифры.',
  },
};

export const bankCodeProblem: Localized = {
  en: 'The bank code must be 6 digits, or a SWIFT code of 8 or 11 characters.',
  uk: 'Код банку має складатися з 6 цифр або бути кодом SWIFT з 8 чи 11 символів.',
  ru: 'Код банка должен состоять из 6 цифр или быть кодом SWIFT из 8 либо 11 символов.',
};

export const taxIdProblem: Localized = {
  en: 'The tax ID must be 8 digits (company) or 10 digits (individual).',
  uk: 'Податковий номер має складатися з 8 цифр (компанія) або 10 цифр (фізична особа).',
  ru: 'Налоговый номер должен состоять из 8 цифр (компания) или 10 цифр (физическое лицо).',
};
