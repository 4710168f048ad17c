import type { SettingDeclaration } from '#contracts';
import { ACTIVE, MAX_POSITION, POSITION, TITLE, type FormLayout } from '../../platform/configurable-methods/index.js';

export const FORM_LAYOUT: FormLayout = {
  common: [
    { title: { en: 'Visibility', uk: 'Видимість', ru: 'Видимость' }, settings: ['active', 'position'] },
    {
      title: { en: 'Texts for customers', uk: 'Тексти для покупців', ru: 'Тексты для покупателей' },
      settings: ['title', 'description'],
    },
  ],
  others: { en: 'Method settings', uk: 'Налаштування способу', ru: 'Настройки способа' },
};

/** Settings of every method, in addition to those that its gateway declares. */
export const COMMON_SETTINGS: readonly SettingDeclaration[] = [
  ACTIVE,
  {
    ...POSITION,
    required: true,
    min: -MAX_POSITION,
    help: { en: 'Lower numbers come first.', uk: 'Менші числа йдуть першими.', ru: 'Меньшие числа идут первыми.' },
  },
  TITLE,
  {
    name: 'description',
    type: 'localized',
    maxLength: 1000,
    label: { en: 'Description', uk: 'Опис', ru: 'Описание' },
    help: {
      en: 'Shown at checkout.',
      uk: 'Показується під час оформлення замовлення.',
      ru: 'Показывается при оформлении заказа.',
    },
  },
];
