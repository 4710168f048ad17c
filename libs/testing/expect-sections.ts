import type { SettingDeclaration, SettingsSection } from '#contracts';

interface Declared {
  readonly settings: readonly SettingDeclaration[];
  readonly sections?: readonly SettingsSection[];
}

/**
 * Each section has a title, and names settings that are in no other one; a setting for the bank of an IBAN is declared.
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
