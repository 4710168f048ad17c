import type { SettingDeclaration, SettingsSection, SettingValues } from '@shop/contracts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const NO_ADDRESS = {
  en: 'Enter an address that starts with https://.',
  uk: 'Введіть адресу, що починається з https://.',
  ru: 'Введите адрес, который начинается с https://.',
};

/** http is accepted for loopback hosts, where the simulated provider runs. */
function checkAddress(value: string): { value: string } | { error: typeof NO_ADDRESS } {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  return isSafe ? { value: value.replace(/\/+$/, '') } : { error: NO_ADDRESS };
}

export const settings: readonly SettingDeclaration[] = [
  {
    name: 'api_url',
    type: 'string',
    label: { en: 'API address', uk: 'Адреса API', ru: 'Адрес API' },
    required: true,
    check: checkAddress,
  },
  {
    name: 'api_key',
    type: 'string',
    label: { en: 'API key', uk: 'Ключ API', ru: 'Ключ API' },
    required: true,
    secret: true,
  },
  {
    name: 'webhook_secret',
    type: 'string',
    label: { en: 'Webhook signing secret', uk: 'Секрет підпису вебхуків', ru: 'Секрет подписи вебхуков' },
    required: true,
    secret: true,
  },
  {
    name: 'capture',
    type: 'select',
    label: { en: 'Take the money', uk: 'Списувати кошти', ru: 'Списывать деньги' },
    default: 'now',
    options: [
      { value: 'now', label: { en: 'When the customer pays', uk: 'Одразу після оплати', ru: 'Сразу при оплате' } },
      {
        value: 'later',
        label: {
          en: 'Later: reserve first, capture from the order',
          uk: 'Пізніше: спершу зарезервувати, списати із замовлення',
          ru: 'Позже: сначала зарезервировать, списать из заказа',
        },
      },
    ],
  },
];

export const sections: readonly SettingsSection[] = [
  {
    title: { en: 'Access to the provider', uk: 'Доступ до провайдера', ru: 'Доступ к провайдеру' },
    settings: ['api_url', 'api_key', 'webhook_secret'],
  },
  { title: { en: 'Payment', uk: 'Оплата', ru: 'Оплата' }, settings: ['capture'] },
];

export const textOf = (values: SettingValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
