import type { SettingDeclaration, SettingValues } from '@shop/contracts';

export const settings: readonly SettingDeclaration[] = [
  {
    name: 'public_key',
    type: 'string',
    label: { en: 'Public key', uk: 'Публічний ключ', ru: 'Публичный ключ' },
    required: true,
  },
  {
    name: 'private_key',
    type: 'string',
    label: { en: 'Private key', uk: 'Приватний ключ', ru: 'Приватный ключ' },
    required: true,
    secret: true,
  },
  {
    name: 'action',
    type: 'select',
    label: { en: 'Take the money', uk: 'Списувати кошти', ru: 'Списывать деньги' },
    default: 'pay',
    options: [
      { value: 'pay', label: { en: 'When the customer pays', uk: 'Одразу після оплати', ru: 'Сразу при оплате' } },
      {
        value: 'hold',
        label: {
          en: 'Later: reserve first, capture from the order',
          uk: 'Пізніше: спершу зарезервувати, списати із замовлення',
          ru: 'Позже: сначала зарезервировать, списать из заказа',
        },
      },
    ],
  },
  {
    name: 'api_url',
    type: 'string',
    label: { en: 'Address of LiqPay', uk: 'Адреса LiqPay', ru: 'Адрес LiqPay' },
    default: 'https://www.liqpay.ua',
    required: true,
  },
];

export const textOf = (values: SettingValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
