import type { SettingDeclaration } from '#contracts';

/** Maximum position: far below that of the column, so that a method can always be added after the last one. */
export const MAX_POSITION = 1_000_000;

/** Whether the method is active. */
export const ACTIVE: SettingDeclaration = {
  name: 'active',
  type: 'boolean',
  label: { en: 'Active', uk: 'Активний', ru: 'Активен' },
};

/** The method's display position; its limits, and whether it is required, depend on the kind of method. */
export const POSITION: SettingDeclaration = {
  name: 'position',
  type: 'integer',
  max: MAX_POSITION,
  label: { en: 'Position', uk: 'Позиція', ru: 'Позиция' },
};

/** The title that customers see; if empty, the provider's title. */
export const TITLE: SettingDeclaration = {
  name: 'title',
  type: 'localized',
  maxLength: 200,
  label: { en: 'Title', uk: 'Назва', ru: 'Название' },
};
