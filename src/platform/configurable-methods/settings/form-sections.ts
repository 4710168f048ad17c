import type { SettingsSection } from '#contracts';
import { pick, type Language, type Localized } from '#kernel';
import type { MethodProvider } from '../method-provider.js';

/** First and last sections of the form, the same for every method of a kind. */
export interface FormLayout {
  /** Sections of the settings that every method has. */
  readonly common: ReadonlyArray<SettingsSection & { readonly title: Localized }>;
  /** Heading for the settings that the provider has put into no section. */
  readonly others: Localized;
}

/** A card of a form, translated. */
export interface FormSection {
  readonly title: string;
  /** Names of the settings, in display order. */
  readonly settings: readonly string[];
}

/** The sections of a method's form; each of its settings is in exactly one of them. */
export function formSections(
  { common, others }: FormLayout,
  { settings, sections = [] }: Pick<MethodProvider, 'settings' | 'sections'>,
  language: Language,
): FormSection[] {
  const namesOf = (wanted: readonly SettingsSection[]): string[] => wanted.flatMap((section) => section.settings);
  const forCustomers = namesOf(sections.filter(({ title }) => title === 'customers'));
  const placed = new Set(namesOf(sections));
  const beginning = common.map(({ title, settings: names }) => ({
    title,
    settings: names.includes('title') ? [...names, ...forCustomers] : names,
  }));
  const own = sections.flatMap(({ title, settings: names }) =>
    title === 'customers' ? [] : [{ title, settings: names }],
  );
  const rest = settings.map(({ name }) => name).filter((name) => !placed.has(name));
  return [...beginning, ...own, ...(rest.length > 0 ? [{ title: others, settings: rest }] : [])].map((section) => ({
    title: pick(section.title, language),
    settings: section.settings,
  }));
}
