import { LANGUAGES, type Language, type Localized } from '#panel';
import type { StoredCategory } from './category.js';

/** Values of the form. */
export interface CategoryDraft {
  readonly name: Localized;
  readonly description: Localized;
  readonly alias: string;
  readonly image: string | null;
  readonly parent: string;
  readonly published: boolean;
}

type Field = 'name' | 'description';

export const newDraft = (parent: string): CategoryDraft => ({
  name: {},
  description: {},
  alias: '',
  image: null,
  parent,
  published: true,
});

export const draftOf = (category: StoredCategory): CategoryDraft => ({
  name: textsOf(category, 'name'),
  description: textsOf(category, 'description'),
  alias: category.alias,
  image: category.image,
  parent: String(category.parent),
  published: category.published === 1,
});

/**
 * The texts of a field in every language. The category's own text appears under the shop's language. If that language
 * has its own translation, e.g. because the shop has changed its language, the own text appears under the
 * languages without a translation, as customers see it.
 */
function textsOf({ own_language: own, translations, ...category }: StoredCategory, field: Field): Localized {
  const hasOwn = Boolean(translations[own]?.[field]);
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      translations[language]?.[field] || (language === own || hasOwn ? category[field] : ''),
    ]),
  );
}

/** The body of a POST or PUT. */
export function bodyOf(draft: CategoryDraft, own: Language): Record<string, unknown> {
  const { name, description, alias, image, parent, published } = draft;
  const translation = (language: Language): object =>
    language === own
      ? { name: null, description: null }
      : { name: name[language]?.trim() || null, description: description[language]?.trim() || null };
  return {
    name: name[own]?.trim() ?? '',
    description: description[own]?.trim() ?? '',
    // Without an alias, the API creates one from the name.
    ...(alias.trim() !== '' && { alias: alias.trim() }),
    image,
    parent: Number(parent),
    published: published ? 1 : 0,
    translations: Object.fromEntries(LANGUAGES.map((language) => [language, translation(language)])),
  };
}
