import type { SettingDeclaration, SettingsSection } from '#contracts';

interface Declared {
  readonly settings: readonly SettingDeclaration[];
  readonly sections?: readonly SettingsSection[];
}

/**
 * Checks that each section has a title, and settings that are in no other section; and that the settings for an IBAN's
 * bank are declared.
 */
export function expectSections({ settings, sections = [] }: Declared): void {
  const names = settings.map(({ name }) => name);
  const placed = sections.flatMap((section) => section.settings);
  expect(names).toEqual(expect.arrayContaining(placed));
  expect(new Set(placed).size).toBe(placed.length);
  for (const { title } of sections)
    expect((title === 'customers' ? title : Object.values(title).join('')).trim()).not.toBe('');
  for (const { iban } of settings)
    expect(names).toEqual(expect.arrayContaining(Object.values(iban ?? {}).filter((name) => name !== undefined)));
}
