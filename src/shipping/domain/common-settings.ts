import type { SettingDeclaration } from '#contracts';
import { ACTIVE, POSITION, TITLE, type FormLayout } from '../../platform/configurable-methods/index.js';

export const FORM_LAYOUT: FormLayout = {
  common: [
    {
      title: { en: 'Visibility and name', uk: 'Видимість і назва', ru: 'Видимость и название' },
      settings: ['active', 'title', 'position'],
    },
    {
      title: { en: 'Checkout form', uk: 'Форма замовлення', ru: 'Форма заказа' },
      settings: ['requires_phone', 'requires_address'],
    },
  ],
  others: { en: 'Settings', uk: 'Налаштування', ru: 'Настройки' },
};

/** Settings of every method, in addition to those that its provider declares. */
export const COMMON_SETTINGS: readonly SettingDeclaration[] = [ACTIVE, { ...POSITION, min: 0 }, TITLE];

/** What the buyer must enter at checkout for the method; stored with the settings of its provider. */
export const CHECKOUT_SETTINGS: readonly SettingDeclaration[] = [
  {
    name: 'requires_phone',
    type: 'boolean',
    default: false,
    label: { en: 'Require a phone number', uk: 'Вимагати номер телефону', ru: 'Требовать номер телефона' },
    help: {
      en: 'Turn this on if the courier calls before delivery. Otherwise the phone number is optional.',
      uk: 'Увімкніть, якщо кур’єр телефонує перед доставкою. Інакше телефон можна не вказувати.',
      ru: 'Включите, если курьер звонит перед доставкой. Иначе телефон можно не указывать.',
    },
  },
  {
    name: 'requires_address',
    type: 'boolean',
    default: true,
    label: { en: 'Require an address', uk: 'Вимагати адресу', ru: 'Требовать адрес' },
    help: {
      en: 'Turn this off for pickup, and the checkout does not ask for an address. Delivery always needs one.',
      uk: 'Вимкніть для самовивозу, і покупець не вводитиме адресу. Для доставки адреса потрібна завжди.',
      ru: 'Выключите для самовывоза, и покупатель не будет вводить адрес. Для доставки адрес нужен всегда.',
    },
  },
];
