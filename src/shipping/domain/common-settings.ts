import type { SettingDeclaration } from '#contracts';
import type { FormLayout } from '../../platform/configurable-methods/index.js';

export const FORM_LAYOUT: FormLayout = {
  common: [
    {
      title: { en: 'Visibility and name', uk: 'Видимість і назва', ru: 'Видимость и название' },
      settings: ['active', 'title', 'position'],
    },
  ],
  others: { en: 'Settings', uk: 'Налаштування', ru: 'Настройки' },
};

/** What every method has beside its provider's own settings. */
export const COMMON_SETTINGS: readonly SettingDeclaration[] = [
  { name: 'active', type: 'boolean', label: { en: 'Active', uk: 'Активний', ru: 'Активен' } },
  {
    name: 'position',
    type: 'integer',
    label: { en: 'Position', uk: 'Позиція', ru: 'Позиция' },
    min: 0,
    max: 1_000_000,
  },
  { name: 'title', type: 'localized', label: { en: 'Title', uk: 'Назва', ru: 'Название' }, maxLength: 200 },
];
