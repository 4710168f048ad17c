import type { SettingDeclaration } from '#contracts';
import { ACTIVE, POSITION, TITLE, type FormLayout } from '../../platform/configurable-methods/index.js';

export const FORM_LAYOUT: FormLayout = {
  common: [
    {
      title: { en: 'Visibility and name', uk: 'Видимість і назва', ru: 'Видимость и название' },
      settings: ['active', 'title', 'position'],
    },
  ],
  others: { en: 'Settings', uk: 'Налаштування', ru: 'Настройки' },
};

/** Settings of every method, in addition to those that its provider declares. */
export const COMMON_SETTINGS: readonly SettingDeclaration[] = [ACTIVE, { ...POSITION, min: 0 }, TITLE];
