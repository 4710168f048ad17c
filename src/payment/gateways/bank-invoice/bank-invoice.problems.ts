import type { IbanProblem, Localized } from '#kernel';

/** What is wrong with an IBAN, and what would be right. */
export const ibanProblems: Readonly<Record<IbanProblem, Localized>> = {
  country: {
    en: 'The IBAN must start with the two-letter code of a country that uses IBANs, such as UA.',
    uk: 'IBAN має починатися з дволітерного коду країни, яка використовує IBAN, наприклад UA.',
    ru: 'IBAN должен начинаться с двухбуквенного кода страны, использующей IBAN, например UA.',
  },
  length: {
    en: 'The IBAN has the wrong length for its country: a Ukrainian IBAN is UA and 27 digits, a German IBAN is DE and 20 digits.',
    uk: 'Довжина IBAN не відповідає його країні: український — це UA і 27 цифр, німецький — DE і 20 цифр.',
    ru: 'Длина IBAN не соответствует его стране: украинский — это UA и 27 цифр, немецкий — DE и 20 цифр.',
  },
  structure: {
    en: 'The IBAN has a character that its country does not allow there. Enter the country code, two digits, then the account number.',
    uk: 'IBAN містить символ, якого його країна на цьому місці не дозволяє. Укажіть код країни, дві цифри, а далі номер рахунку.',
    ru: 'IBAN содержит символ, которого его страна на этом месте не допускает. Укажите код страны, две цифры, а затем номер счёта.',
  },
  checksum: {
    en: 'The check digits of the IBAN do not match. Check it for a mistyped or swapped digit.',
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
