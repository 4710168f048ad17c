import { LANGUAGES, session, type Language } from '#panel';
import { TEXT_NAMES, type ContentPage, type Kind, type Texts } from './content-page.js';

/** Values of the form; kind '' is an ordinary page. */
export interface PageDraft {
  readonly slug: string;
  readonly kind: Kind | '';
  readonly published: boolean;
  readonly texts: Readonly<Record<Language, Texts>>;
}

const NO_TEXTS: Texts = { title: '', body: '', description: '' };

export const draftOf = ({ slug, kind, published, translations }: ContentPage): PageDraft => ({
  slug,
  kind: kind ?? '',
  published,
  texts: {
    en: { ...NO_TEXTS, ...translations.en },
    uk: { ...NO_TEXTS, ...translations.uk },
    ru: { ...NO_TEXTS, ...translations.ru },
  },
});

/** @param title translated name of pages of that kind */
export function newDraft(kind: Kind | '', title: string): PageDraft {
  const texts = { en: NO_TEXTS, uk: NO_TEXTS, ru: NO_TEXTS };
  return { slug: kind, kind, published: false, texts: { ...texts, [session.language]: { ...NO_TEXTS, title } } };
}

/** The body of POST and PUT: an empty text is removed. */
export function bodyOf({ slug, kind, published, texts }: PageDraft): Record<string, unknown> {
  const translations = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(
        TEXT_NAMES.map((name) => [name, texts[language][name].trim() === '' ? null : texts[language][name]]),
      ),
    ]),
  );
  return { ...(slug.trim() !== '' && { slug: slug.trim() }), kind: kind || null, published, translations };
}
