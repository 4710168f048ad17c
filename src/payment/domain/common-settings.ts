import type { SettingDeclaration } from '#contracts';
import type { FormLayout } from '../../platform/configurable-methods/index.js';

/** Far from the bounds of the column, so that there is always a place after the last. */
const MAX_POSITION = 1_000_000;

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

/** What every method has, beside the settings its gateway declares (service document, "Cash method configuration"). */
export const COMMON_SETTINGS: readonly SettingDeclaration[] = [
  { name: 'active', type: 'boolean', label: { en: 'Active', uk: 'Активний', ru: 'Активен' } },
  {
    name: 'position',
    type: 'integer',
    required: true,
    min: -MAX_POSITION,
    max: MAX_POSITION,
    label: { en: 'Position', uk: 'Позиція', ru: 'Позиция' },
    help: { en: 'Lower numbers come first.', uk: 'Менші числа йдуть першими.', ru: 'Меньшие числа идут первыми.' },
  },
  { name: 'title', type: 'localized', maxLength: 200, label: { en: 'Title', uk: 'Назва', ru: 'Название' } },
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
