import type { SettingDeclaration } from '#contracts';

/** What every method has beside its provider's own settings. */
export const COMMON_SETTINGS: readonly SettingDeclaration[] = [
  { name: 'active', type: 'boolean', label: { en: 'Active', uk: 'Увімкнено', ru: 'Включено' } },
  {
    name: 'position',
    type: 'integer',
    label: { en: 'Position', uk: 'Порядок', ru: 'Порядок' },
    min: 0,
    max: 1_000_000,
  },
  { name: 'title', type: 'localized', label: { en: 'Title', uk: 'Назва', ru: 'Название' }, maxLength: 200 },
];
