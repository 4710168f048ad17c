import type { SettingDeclaration } from '#contracts';

/** Far from the bounds of the column, so that there is always a place after the last. */
export const MAX_POSITION = 1_000_000;

/** Whether the method is switched on. */
export const ACTIVE: SettingDeclaration = {
  name: 'active',
  type: 'boolean',
  label: { en: 'Active', uk: 'Активний', ru: 'Активен' },
};

/** The method's place among the others; bounds and whether it is required differ by the kind of method. */
export const POSITION: SettingDeclaration = {
  name: 'position',
  type: 'integer',
  max: MAX_POSITION,
  label: { en: 'Position', uk: 'Позиція', ru: 'Позиция' },
};

/** What customers choose the method by; without one, the provider's title. */
export const TITLE: SettingDeclaration = {
  name: 'title',
  type: 'localized',
  maxLength: 200,
  label: { en: 'Title', uk: 'Назва', ru: 'Название' },
};
